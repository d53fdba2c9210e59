// The games of the house, in the order of their doors.

export const DOORS = ["axio", "pagoda", "panda"];
