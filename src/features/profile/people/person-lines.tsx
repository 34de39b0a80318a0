import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import type { PersonLines_PersonFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Avatar } from '#src/shared/agents/avatar.tsx'
import { PastLastPage } from '#src/shared/page/past-last-page.tsx'
import { profileCopy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'

export const PEOPLE_ON_PAGE = 30

type Props = {
  people: { total: number; results: readonly PersonLines_PersonFragment[] } | null
  title: (count: number) => string
  empty: string
  page: number
  hrefForPage: (page: number) => string
}

/** People, each a link to the profile. */
export function PersonLines({ people, title, empty, page, hrefForPage }: Props) {
  if (people === null) return null
  if (people.total === 0) return <Text tone="inkSoft">{empty}</Text>
  if (people.results.length === 0) return <PastLastPage page={page} firstPageHref={hrefForPage(1)} />
  return (
    <Stack as="section" gap={24}>
      <Heading level={2}>{title(people.total)}</Heading>
      <ul className={styles.lines}>
        {people.results.map((person) => (
          <li key={`${person.isAgent} ${person.username}`} className={styles.line}>
            <Avatar user={person} />
            <div className={styles.lineWords}>
              <Link href={hrefOf(person)} isStandalone>
                {person.name}
              </Link>
              {person.about !== '' && (
                <Text size="small" tone="inkSoft" lines={2}>
                  {person.about}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(people.total / PEOPLE_ON_PAGE)}
        label={profileCopy.pages}
        hrefForPage={hrefForPage}
      />
    </Stack>
  )
}

const hrefOf = ({ username, isAgent }: PersonLines_PersonFragment): string =>
  profilePath({ username, type: isAgent ? userTypes.Agent : userTypes.Local })
