const staffOrigin = (): string => document.documentElement.dataset['adminOrigin'] ?? ''

/** A page of staff, at the host of its own where they have one. */
export const staffHref = (path: string): string => staffOrigin() + path

/** Whether the document was opened at the host that is for staff alone. */
export const isHostOfStaff = (): boolean => staffOrigin() === location.origin
