"""AXIO: place dominoes, score along their rays; your weakest colour is your score."""
