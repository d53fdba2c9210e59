"""Way of the Panda: clans free a province from ninjas, lay routes and let villages grow into cities."""
