import { useLocation } from 'wouter'
import { listingsPath } from '#domain/listing-drafts/listings-url.ts'
import { EditingOfficeDocument } from '#src/api/generated/documents/editing-office.ts'
import { EditListingDocument } from '#src/api/generated/documents/edit-listing.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { ownCopy as copy } from './own.copy.ts'

type Props = { listingId: number }

/** The way to change a listing, for agents who may; everybody else sees nothing. */
export function EditListing(props: Props) {
  const session = useSession()
  return session.status === 'member' && session.member.isAgent ? <AgentsButton {...props} /> : null
}

function AgentsButton({ listingId }: Props) {
  const { data } = useDocumentQuery(EditingOfficeDocument, { listingId })
  const { isBusy, failure, change } = useChange(EditListingDocument)
  const [, navigate] = useLocation()
  if (data?.editingOffice == null) return null
  const edit = () => void change({ listingId }, ({ editListing }) => navigate(listingsPath({}, editListing.draft.id)))
  return (
    <Stack gap={8}>
      <div>
        <Button size="small" variant="secondary" isBusy={isBusy} onClick={edit}>
          {copy.edit}
        </Button>
      </div>
      {failure !== null && <Notice>{failure}</Notice>}
    </Stack>
  )
}
