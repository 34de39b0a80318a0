import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { useChangeOf, useCollectionCommands } from '../changes/collection-changes.provider.tsx'
import { sharingCopy as copy } from '../collection.copy.ts'
import { Person } from './person.tsx'
import { Section } from './section.tsx'
import * as styles from './sharing.css.ts'

type Props = { collection: CollectionView_CollectionFragment; member: Member }

/** Who takes part; its owner can end that of others. */
export function People({ collection: { id, name, role, contributors }, member }: Props) {
  const { request } = useCollectionCommands()
  const { kind } = useChangeOf(id)
  const isInCharge = role === 'owner' || role === 'manager'
  const { owner, collaborators } = contributors
  return (
    <Section title={copy.people}>
      <ul className={styles.people}>
        {owner && (
          <li className={styles.person}>
            <Person person={owner} part={copy.owner} isSelf={owner.memberId === member.id} />
          </li>
        )}
        {collaborators.map((person) => (
          <li key={person.memberId} className={styles.person}>
            <Person person={person} part={copy.collaborator} isSelf={person.memberId === member.id} />
            {isInCharge && (
              <Button
                size="small"
                variant="quiet"
                aria-label={copy.removePerson(person.name)}
                isBusy={kind === 'removeCollaborator'}
                onClick={() => request({ kind: 'removeCollaborator', id, name, memberId: person.memberId })}
              >
                {copy.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
