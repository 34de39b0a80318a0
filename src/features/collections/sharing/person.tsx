import type { Person_MemberFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/text/text.tsx'
import { Avatar } from '#src/shared/agents/avatar.tsx'
import { sharingCopy as copy } from '../collection.copy.ts'
import * as styles from './sharing.css.ts'

type Props = { person: Person_MemberFragment; part: string; isSelf: boolean }

/** Somebody who takes part in a collection, and as what. */
export function Person({ person: { name, avatar }, part, isSelf }: Props) {
  const picture = avatar && { identifier: avatar.identifier, version: avatar.version, isDefault: false }
  return (
    <div className={styles.face}>
      <Avatar user={{ name, isAgent: false, avatar: picture }} />
      <div>
        <Text weight="strong">{isSelf ? copy.isYou(name) : name}</Text>
        <Text size="small" tone="inkSoft">
          {part}
        </Text>
      </div>
    </div>
  )
}
