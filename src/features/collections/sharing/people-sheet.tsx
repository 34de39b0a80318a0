import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import type { Member } from '#src/api/session/member.ts'
import { Sheet } from '#src/design/modal/modal.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { ChangeFailure } from '../changes/change-failure.tsx'
import { useChangeOf } from '../changes/collection-changes.provider.tsx'
import { sharingCopy as copy } from '../collection.copy.ts'
import { EndSection } from './end-section.tsx'
import { ExportSection } from './export-section.tsx'
import { InviteForm } from './invite-form.tsx'
import { PendingInvites } from './pending-invites.tsx'
import { People } from './people.tsx'
import { TellingSection } from './telling-section.tsx'
import { VisibilitySection } from './visibility-section.tsx'

type Props = {
  collection: CollectionView_CollectionFragment
  member: Member
  isOpen: boolean
  onClose: () => void
}

/** With whom a collection is shared, how one hears of it, and what else can be done with all of it. */
export function PeopleSheet({ collection, member, isOpen, onClose }: Props) {
  const { failure } = useChangeOf(collection.id)
  const isInCharge = collection.role === 'owner' || collection.role === 'manager'
  return (
    <Sheet title={copy.title} isOpen={isOpen} onCancel={onClose} side="right" width="wide">
      <Stack gap={32}>
        {/* What was typed to invite is told beside it. */}
        {failure && failure.change.kind !== 'invite' && <ChangeFailure failure={failure} />}
        {isInCharge && <InviteForm collection={collection} member={member} />}
        {isInCharge && <PendingInvites collection={collection} />}
        <People collection={collection} member={member} />
        <VisibilitySection collection={collection} member={member} />
        {collection.role !== 'manager' && <TellingSection collection={collection} />}
        <ExportSection collection={collection} />
        <EndSection collection={collection} />
      </Stack>
    </Sheet>
  )
}
