import { shortDayText } from '#domain/time/written-day.ts'
import type { CollectionView_CollectionFragment, PendingInvites_InviteFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChangeOf, useCollectionCommands } from '../changes/collection-changes.provider.tsx'
import { sharingCopy as copy } from '../collection.copy.ts'
import { Section } from './section.tsx'
import * as styles from './sharing.css.ts'

type Collection = Pick<CollectionView_CollectionFragment, 'id' | 'name' | 'pendingInvites'>

/** Who was invited and did not answer yet, with the ways to invite them again and to take it back. */
export function PendingInvites({ collection }: { collection: Collection }) {
  if (collection.pendingInvites.length === 0) return null
  return (
    <Section title={copy.pending}>
      <ul className={styles.people}>
        {collection.pendingInvites.map((invite) => (
          <li key={invite.email} className={styles.person}>
            <Invite invite={invite} collection={collection} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type InviteProps = { invite: PendingInvites_InviteFragment; collection: Collection }

function Invite({ invite: { email, expiresAt, isExpired }, collection: { id, name } }: InviteProps) {
  const { request } = useCollectionCommands()
  const { kind } = useChangeOf(id)
  const change = { id, name, emails: [email] }
  return (
    <>
      <div>
        <Text weight="strong">{email}</Text>
        <Text size="small" tone="inkSoft">
          {isExpired ? copy.expired : copy.until(shortDayText(expiresAt.slice(0, 10)))}
        </Text>
      </div>
      <Inline gap={4}>
        <Button
          size="small"
          variant="quiet"
          aria-label={copy.againTo(email)}
          isBusy={kind === 'invite'}
          onClick={() => request({ kind: 'invite', ...change })}
        >
          {copy.again}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={copy.takeBackFrom(email)}
          isBusy={kind === 'withdrawInvite'}
          onClick={() => request({ kind: 'withdrawInvite', ...change })}
        >
          {copy.takeBack}
        </Button>
      </Inline>
    </>
  )
}
