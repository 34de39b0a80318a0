import { useSearch } from 'wouter'
import { casePath, CASES_PAGE_SIZE, formatCasesUrl, readCasesSearch } from '#domain/posts/moderation-url.ts'
import { StaffCasesDocument } from '#src/api/generated/documents/staff-cases.ts'
import type { StaffCasesQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Container } from '#src/design/container/container.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { SegmentedLinks } from '#src/design/segmented-links/segmented-links.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { moderationCopy as copy } from '../moderation.copy.ts'
import * as styles from '../moderation.css.ts'
import { CaseItem } from './case-item.tsx'

/** What waits for staff, or was decided, of every kind that they may read. */
export function StaffCases({ isStaff }: { isStaff: boolean }) {
  const view = readCasesSearch(useSearch())
  const asked = {
    kinds: view.kind === null ? null : [view.kind],
    state: view.state,
    skip: (view.page - 1) * CASES_PAGE_SIZE,
    take: CASES_PAGE_SIZE,
  }
  const { data, error, isFetching, refetch } = useDocumentQuery(StaffCasesDocument, asked, {
    isEnabled: isStaff,
    keepsPrevious: true,
  })
  const found = data?.moderationQueue
  return (
    <Container width="reading" paddingY={32}>
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        {!isStaff && <Text>{copy.notStaff}</Text>}
        {error && !found && (
          <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {isStaff && !found && !error && <Text role="status">{copy.loading}</Text>}
        {found && <Cases view={view} found={found} />}
      </Stack>
    </Container>
  )
}

type CasesProps = { view: ReturnType<typeof readCasesSearch>; found: StaffCasesQuery['moderationQueue'] }

function Cases({ view, found: { total, counts, results } }: CasesProps) {
  const { kind: shown, state } = view
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <SegmentedLinks
        label={copy.statesLabel}
        links={(['waiting', 'decided'] as const).map((each) => ({
          href: formatCasesUrl({ ...view, state: each, page: 1 }),
          label: copy.states[each],
          isShown: each === state,
        }))}
      />
      <PillLinks label={copy.kindsLabel}>
        <PillLink href={formatCasesUrl({ ...view, kind: null, page: 1 })} isShown={shown === null}>
          {copy.withCount(copy.allKinds, all)}
        </PillLink>
        {counts.map(({ kind, count }) => (
          <PillLink key={kind} href={formatCasesUrl({ ...view, kind, page: 1 })} isShown={shown === kind}>
            {copy.withCount(copy.kinds[kind], count)}
          </PillLink>
        ))}
      </PillLinks>
      <Text role="status">{total === 0 ? copy.none[state] : copy.count[state](total)}</Text>
      <ul className={styles.list}>
        {results.map((each) => (
          <li key={each.postId}>
            <CaseItem found={each} href={casePath(each.postId)} />
          </li>
        ))}
      </ul>
      <Pagination
        label={copy.pages}
        page={view.page}
        pageCount={Math.ceil(total / CASES_PAGE_SIZE)}
        hrefForPage={(page) => formatCasesUrl({ ...view, page })}
      />
    </>
  )
}
