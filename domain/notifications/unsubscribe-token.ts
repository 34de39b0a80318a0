/** Begins the token of a link that stops emails about collections; that of alerts begins otherwise. */
export const COLLECTIONS_TOKEN = 'collections.'

export const unknownTokenText = 'This link doesn’t work any more.'
