"""Tables as a service: reads what clients ask, carries it out once, answers; knows no network and no database."""
