/** Said to staff who logged in too long ago for a change. */
export const SIGN_IN_AGAIN = 'Log in again, then save once more. Nothing that you typed is lost.'
