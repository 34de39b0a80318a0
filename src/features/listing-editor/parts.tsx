import { Text } from '#src/design/text/text.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { listingsCopy } from './listings.copy.ts'

/** What is for agents comes once it is known that one is there. */
export const officeListings = now(() => import('./list/office-listings.tsx'))
export const listingEditor = now(() => import('./editor/listing-editor.tsx'))
const loading = <Text role="status">{listingsCopy.loading}</Text>

export const OfficeListings = viewOf(officeListings, (module) => module.OfficeListings, loading)
export const ListingEditor = viewOf(listingEditor, (module) => module.ListingEditor, loading)
