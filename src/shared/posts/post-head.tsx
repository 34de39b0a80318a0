import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import type { PostHead_AuthorFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Avatar } from '#src/shared/agents/avatar.tsx'
import { dayText } from '#src/shared/text/day-text.ts'
import { postFormCopy as copy } from './post-form.copy.ts'
import * as styles from './posts.css.ts'

type Author = PostHead_AuthorFragment | null | undefined

type Props = {
  author: Author
  postedAt: string
  /** When it was changed last. */
  editedAt: string | null | undefined
  /** Where what it said before is read, if it is. */
  historyPath?: string
  /** How the author knows what it is about. */
  relation?: string
}

/** Who wrote something, and when. */
export function PostHead({ author, postedAt, editedAt, historyPath, relation }: Props) {
  const mark = relation ?? (author?.isAgent ? copy.agent : null)
  return (
    <div className={styles.postHead}>
      <Avatar user={author ? { ...author, avatar: author.avatar ?? null } : nobody} />
      <div className={styles.postHeadWords}>
        <AuthorName author={author} />
        <Text as="span" size="small" tone="inkSoft">
          {mark && <span>{`${mark} · `}</span>}
          <time dateTime={postedAt}>{dayText(postedAt)}</time>
          {editedAt && <Edited day={dayText(editedAt)} historyPath={historyPath} />}
        </Text>
      </div>
    </div>
  )
}

function Edited({ day, historyPath }: { day: string; historyPath: string | undefined }) {
  return (
    <>
      <span>{' · '}</span>
      {historyPath === undefined ? (
        <span>{copy.edited(day)}</span>
      ) : (
        <Link href={historyPath} rel="nofollow">
          {copy.edited(day)}
        </Link>
      )}
    </>
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

const nobody = { name: copy.formerMember, isAgent: false, avatar: null }
