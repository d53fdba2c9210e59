"""What the tests share: the machine they run on."""
