/** The day of inspections of a collection, or of all homes of a member; `date` as YYYY-MM-DD, left out for the next one. */
export const inspectionsPath = (collectionUri: string | null, date?: string): string =>
  `/collections/inspections${date === undefined ? '' : `/${date}`}${collectionUri === null ? '' : `?collection=${collectionUri}`}`
