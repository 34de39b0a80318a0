import { Text } from '#src/design/text/text.tsx'
import { OwnConfirmation } from '#src/shared/listing/confirmation/own-confirmation.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { ReadAsStaff } from './hidden/read-as-staff.tsx'
import { listingPageCopy as copy } from './listing-page.copy.ts'

type Props = {
  /** The number that was asked for, where there was one. */
  id?: number
  withdrawn?: { id: number; address: string }
}

/** A home that there is not, or was until its agent withdrew it or left it unconfirmed. */
export const MissingListing = ({ id, withdrawn }: Props) =>
  withdrawn === undefined ? (
    <>
      <NotFound title={notFoundCopy.home} />
      {id !== undefined && <ReadAsStaff id={id} />}
    </>
  ) : (
    <NotFound title={copy.withdrawn}>
      <Text size="lead">{copy.withdrawnDetail(withdrawn.address)}</Text>
      <OwnConfirmation listingId={withdrawn.id} />
    </NotFound>
  )
