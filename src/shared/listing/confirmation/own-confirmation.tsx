import { hasClaim } from '#domain/permissions/claims.ts'
import { ListingConfirmationDocument } from '#src/api/generated/documents/listing-confirmation.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { ConfirmationLine } from './confirmation-line.tsx'

/** Asks those who may say so whether a home is still as shown; everybody else sees nothing. */
export function OwnConfirmation({ listingId }: { listingId: number }) {
  const session = useSession()
  if (session.status !== 'member') return null
  const { isAgent, claims } = session.member
  const mayBeAsked = isAgent || hasClaim(claims, 'listings_permission', 'CanManageAny')
  return mayBeAsked ? <AskedMember listingId={listingId} /> : null
}

function AskedMember({ listingId }: { listingId: number }) {
  const { data } = useDocumentQuery(ListingConfirmationDocument, { listingId })
  const confirmation = data?.listingConfirmation
  return confirmation ? <ConfirmationLine key={listingId} confirmation={confirmation} /> : null
}
