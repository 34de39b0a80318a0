import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { AlertMatchesDocument } from '#src/api/generated/documents/alert-matches.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { AlertChangesProvider, useAlertCommands, useReadingState } from '../alert-changes.provider.tsx'
import { alertsCopy, editorCopy, matchesCopy as copy } from '../alerts.copy.ts'
import { AlertHead } from './alert-head.tsx'
import { LARGEST_PAGE } from './alert-view.tsx'
import { MatchItem } from './match-item.tsx'
import * as styles from './matches.css.ts'

type Variables = { id: string; paging: { skip: number; take: number } }

/** An alert of the member who is there, with a page of its homes, read each time that the page is opened. */
export function MemberAlert({ alertId, page }: { alertId: string; page: number }) {
  const variables = { id: alertId, paging: { skip: (page - 1) * SEARCH_PAGE_SIZE, take: SEARCH_PAGE_SIZE } }
  return (
    <AlertChangesProvider
      read={({ execute, queryClient }) =>
        queryClient.fetchQuery({ ...documentQuery(execute, AlertMatchesDocument, variables), staleTime: 0 })
      }
    >
      <Matches variables={variables} page={page} />
    </AlertChangesProvider>
  )
}

function Matches({ variables, page }: { variables: Variables; page: number }) {
  const state = useReadingState()
  const { readAgain } = useAlertCommands()
  const { data } = useDocumentQuery(AlertMatchesDocument, variables, { isEnabled: state === 'loaded' })
  if (data && !data.alert) return <NotFound title={copy.missing} />
  const alert = data?.alert
  if (!alert && state === 'loading') return <LoadingPage title={copy.loading} />
  if (!alert) {
    return (
      <Container width="reading" paddingY={32}>
        <Stack>
          <Heading level={1}>{copy.title}</Heading>
          <Notice tone="danger">{editorCopy.loadingFailed}</Notice>
          <div>
            <Button onClick={readAgain}>{alertsCopy.tryAgain}</Button>
          </div>
        </Stack>
      </Container>
    )
  }
  const { total, results } = alert.matches
  const unseen = results.filter(({ isSeen }) => !isSeen)
  const seen = results.filter(({ isSeen }) => isSeen)
  const path = `/alerts/${alert.id}`
  return (
    <Container paddingY={32}>
      <Stack gap={32}>
        <AlertHead alert={alert} />
        {total === 0 && <Text size="lead">{copy.none}</Text>}
        <MatchSection title={copy.new(alert.unseenListingCount)} matches={unseen} />
        <MatchSection title={copy.seen} matches={seen} />
        <Pagination
          page={page}
          pageCount={Math.min(Math.ceil(total / SEARCH_PAGE_SIZE), LARGEST_PAGE)}
          label={copy.pages}
          hrefForPage={(target) => (target === 1 ? path : `${path}?page=${target}`)}
        />
      </Stack>
    </Container>
  )
}

type MatchSectionProps = { title: string; matches: readonly Parameters<typeof MatchItem>[0]['match'][] }

function MatchSection({ title, matches }: MatchSectionProps) {
  if (matches.length === 0) return null
  return (
    <section>
      <Stack>
        <Heading level={2}>{title}</Heading>
        <ul className={styles.matches}>
          {matches.map((match) => (
            <li key={match.listing.id}>
              <MatchItem match={match} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}
