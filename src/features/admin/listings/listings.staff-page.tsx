import { mayFindListings } from '#domain/staff/listing-acts.ts'
import { numberInPath } from '#domain/staff/number-in-path.ts'
import type { Member } from '#src/api/session/member.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { Text } from '#src/design/text/text.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { FoundListings } from './found-listings.tsx'
import { listingsCopy as copy } from './listings.copy.ts'
import { ManagedListing } from './managed-listing.tsx'

/** Finds listings of every agency, and shows one with what staff may do with it. */
export default defineStaffPage(ListingsPage)

function ListingsPage({ member, below }: { member: Member; below: string }) {
  if (!mayFindListings(member.claims)) return <Notice>{copy.noAccess}</Notice>
  if (below === '') return <FoundListings staff={member} />
  const id = numberInPath(below)
  if (id === null) return <Text role="status">{copy.noListing}</Text>
  return <ManagedListing key={id} id={id} staff={member} />
}
