const pattern = /^listing-picture-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Names a picture of a listing that is in the object store; `random` is a UUID that nobody can guess. */
export const listingPictureIdentifier = (random: string): string => `listing-picture-${random}`

export const isListingPicture = (identifier: string): boolean => pattern.test(identifier)

export const listingPictureKey = (identifier: string): string => `listing-pictures/${identifier}`
