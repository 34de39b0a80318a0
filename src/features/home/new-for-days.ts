/** How long a home counts as new on the home page. */
export const NEW_FOR_DAYS = 14
