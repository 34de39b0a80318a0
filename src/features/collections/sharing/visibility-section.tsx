import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import type { Member } from '#src/api/session/member.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { useChangeOf, useCollectionCommands } from '../changes/collection-changes.provider.tsx'
import { sharingCopy as copy } from '../collection.copy.ts'
import { Section } from './section.tsx'

type Props = { collection: CollectionView_CollectionFragment; member: Member }

/** Whether everybody with the link may read a collection, and whether they see one's own name. */
export function VisibilitySection({ collection: { id, name, role, isPublic, contributors }, member }: Props) {
  const { request } = useCollectionCommands()
  const { kind } = useChangeOf(id)
  const isInCharge = role === 'owner' || role === 'manager'
  const self = [contributors.owner, ...contributors.collaborators].find((person) => person?.memberId === member.id)
  return (
    <Section title={copy.visibility}>
      {isInCharge && (
        <CheckboxField
          label={copy.publish}
          hint={copy.publishHint}
          name="isPublic"
          checked={isPublic}
          disabled={kind !== null}
          onChange={({ currentTarget }) => request({ kind: 'publish', id, name, isPublic: currentTarget.checked })}
        />
      )}
      {self && (
        <CheckboxField
          label={copy.showName}
          name="isNamed"
          checked={self.isNamed}
          disabled={kind !== null}
          onChange={({ currentTarget }) => request({ kind: 'beNamed', id, name, isNamed: currentTarget.checked })}
        />
      )}
    </Section>
  )
}
