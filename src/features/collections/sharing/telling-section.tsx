import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { useChangeOf, useCollectionCommands } from '../changes/collection-changes.provider.tsx'
import { sharingCopy as copy } from '../collection.copy.ts'
import { Section } from './section.tsx'

/** How a member hears of new prices, and of homes that are sold, leased or withdrawn. */
export function TellingSection({ collection }: { collection: CollectionView_CollectionFragment }) {
  const { id, name, isTellingByEmail, isTellingByPush } = collection
  const { request } = useCollectionCommands()
  const { kind } = useChangeOf(id)
  const tell = (telling: { isByEmail?: boolean; isByPush?: boolean }) =>
    request({ kind: 'tell', id, name, isByEmail: isTellingByEmail, isByPush: isTellingByPush, ...telling })
  return (
    <Section title={copy.telling}>
      <CheckboxField
        label={copy.byEmail}
        name="isByEmail"
        checked={isTellingByEmail}
        disabled={kind !== null}
        onChange={({ currentTarget }) => tell({ isByEmail: currentTarget.checked })}
      />
      <CheckboxField
        label={copy.byPush}
        hint={copy.byPushHint}
        name="isByPush"
        checked={isTellingByPush}
        disabled={kind !== null}
        onChange={({ currentTarget }) => tell({ isByPush: currentTarget.checked })}
      />
    </Section>
  )
}
