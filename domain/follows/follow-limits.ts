/** How many people one member follows; more are refused. */
export const MOST_FOLLOWED = 1000
