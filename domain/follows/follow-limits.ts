/** How many people one member follows; more are refused. */
export const MOST_FOLLOWED = 1000

/** How many suburbs and streets one member follows; more are refused. */
export const MOST_FOLLOWED_LOCATIONS = 200
