/** How many take seats at the same time, each on a connection of its own. */
export const CLIENTS = 8
