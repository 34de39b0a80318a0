import { UUID_PATTERN } from '../text/uuid.ts'

const pattern = new RegExp(`^listing-picture-${UUID_PATTERN}$`)

/** Names a picture of a listing that is in the object store; `random` is a UUID that nobody can guess. */
export const listingPictureIdentifier = (random: string): string => `listing-picture-${random}`

export const isListingPicture = (identifier: string): boolean => pattern.test(identifier)

export const listingPictureKey = (identifier: string): string => `listing-pictures/${identifier}`
