/** Whether an address may be of staff, so that it answers everybody else as any other below it does. */
export const isStaffAddress = (path: string): boolean => /^\/(?:admin|dashboard)(?:\/|$)/i.test(path)

/** Logging in and out: a session is of one host, so that one for staff alone has these pages of visitors too. */
export const isSessionAddress = (path: string): boolean => /^\/user\/(?:sign-in|signout)\/?$/i.test(path)
