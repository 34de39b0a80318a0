import { Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { listingPageCopy as copy } from './listing-page.copy.ts'

/** A home that there is not, or was until its agent withdrew it. */
export const MissingListing = ({ withdrawnAddress }: { withdrawnAddress?: string }) =>
  withdrawnAddress === undefined ? (
    <NotFound title={notFoundCopy.home} />
  ) : (
    <NotFound title={copy.withdrawn}>
      <Text size="lead">{copy.withdrawnDetail(withdrawnAddress)}</Text>
    </NotFound>
  )
