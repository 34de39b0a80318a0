/** Beyond this zoom nothing is added; the browser enlarges. */
export const LARGEST_GROUND_ZOOM = 14
