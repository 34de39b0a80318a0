/** The number that stands below the path of a page, or in its query; null for none. */
export const numberInPath = (below: string): number | null => (/^[1-9]\d{0,8}$/.test(below) ? Number(below) : null)
