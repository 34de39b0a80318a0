/** The name of a heart; src/features/collections/heart has that of one whose home is saved. */
export const saveLabel = (listing: string): string => `Save ${listing}`
