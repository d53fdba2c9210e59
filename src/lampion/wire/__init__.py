"""What travels between clients and tables: the shapes of commands, questions, answers and socket messages."""
