import { longDayText } from '#domain/time/long-day-text.ts'
import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import type { PostHead_AuthorFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Avatar } from '#src/shared/agents/avatar.tsx'
import * as styles from './questions.css.ts'
import { questionsCopy } from './questions.copy.ts'
import { writeCopy } from './write/write.copy.ts'

export type Author = PostHead_AuthorFragment | null | undefined

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** Who wrote something, and when. */
export function PostHead({ author, postedAt, isEdited }: { author: Author; postedAt: string; isEdited: boolean }) {
  return (
    <div className={styles.postHead}>
      <Avatar user={author ? { ...author, avatar: author.avatar ?? null } : nobody} />
      <div className={styles.postHeadWords}>
        <AuthorName author={author} />
        <Text as="span" size="small" tone="inkSoft">
          {author?.isAgent && <span>{`${questionsCopy.agent} · `}</span>}
          <time dateTime={postedAt}>{longDayText(postedAt.slice(0, DAY_LENGTH))}</time>
          {isEdited && <span>{` · ${writeCopy.edited}`}</span>}
        </Text>
      </div>
    </div>
  )
}

/** A link to the profile; who has left has none. */
function AuthorName({ author }: { author: Author }) {
  return author ? (
    <Link href={authorPath(author)} tone="ink" isQuiet isStandalone>
      {author.name}
    </Link>
  ) : (
    <Text as="span">{nobody.name}</Text>
  )
}

export const authorPath = ({ username, isAgent }: { username: string; isAgent: boolean }): string =>
  profilePath({ username, type: isAgent ? userTypes.Agent : userTypes.Local })

const nobody = { name: questionsCopy.formerMember, isAgent: false, avatar: null }
