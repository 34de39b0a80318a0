import { Text } from '#src/design/text/text.tsx'
import { OwnConfirmation } from '#src/shared/listing/confirmation/own-confirmation.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { listingPageCopy as copy } from './listing-page.copy.ts'

/** A home that there is not, or was until its agent withdrew it or left it unconfirmed. */
export const MissingListing = ({ withdrawn }: { withdrawn?: { id: number; address: string } }) =>
  withdrawn === undefined ? (
    <NotFound title={notFoundCopy.home} />
  ) : (
    <NotFound title={copy.withdrawn}>
      <Text size="lead">{copy.withdrawnDetail(withdrawn.address)}</Text>
      <OwnConfirmation listingId={withdrawn.id} />
    </NotFound>
  )
