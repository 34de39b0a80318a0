/** A page of staff, at the host of its own where they have one. */
export const staffHref = (path: string): string => (document.documentElement.dataset['adminOrigin'] ?? '') + path
