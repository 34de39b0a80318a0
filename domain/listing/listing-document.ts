import { UUID_PATTERN } from '../text/uuid.ts'

const pattern = new RegExp(`^/listing-documents/(${UUID_PATTERN})\\.pdf$`)

/** Where a document of a listing is read; `identifier` is a UUID that nobody can guess. */
export const listingDocumentUrl = (identifier: string): string => `/listing-documents/${identifier}.pdf`

/** Whether a link is one of the portal's own documents. */
export const isListingDocument = (link: string): boolean => pattern.test(link)

export const listingDocumentKey = (identifier: string): string => `listing-documents/${identifier}`
