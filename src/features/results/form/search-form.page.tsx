import { useQuery } from '@tanstack/react-query'
import { Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { definePageFrame, type PreparePage } from '#src/shared/page/define-page.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Spinner } from '#src/design/progress/progress.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { SearchBox } from '#src/shared/search/box/search-box.tsx'
import { searchFormQuery } from './resolve-search-form.ts'
import { searchFormCopy } from './search-form.copy.ts'
import { readSearchForm } from '#src/shared/search/filters/search-form-fields.ts'
import { UnreadableForm } from './unreadable-form.tsx'

const prepare: PreparePage = async ({ search }, { queryClient, execute }) => {
  if (readSearchForm(new URLSearchParams(search)).unreadable.length > 0) return { status: 400 }
  const resolved = await queryClient.fetchQuery(searchFormQuery(search, execute))
  return resolved.redirectTo === null ? { status: 404 } : { status: 302, redirectTo: resolved.redirectTo }
}

export default definePageFrame({ prepare, View: Page })

/** Where search forms are sent: it leads on to the results, or says that no such place is known. */
function Page() {
  const search = useSearch()
  const execute = useExecute()
  // The map stays in view where it was searched from.
  const state: unknown = useHistoryState()
  const form = new URLSearchParams(search)
  const { queries, parameters, unreadable } = readSearchForm(form)
  const isReadable = unreadable.length === 0
  const { data, error, refetch } = useQuery({ ...searchFormQuery(search, execute), enabled: isReadable })
  const typed = queries.join('; ')
  if (!isReadable) return <UnreadableForm form={form} mode={parameters.searchMode} unreadable={unreadable} />
  if (data && data.redirectTo !== null) return <Redirect to={data.redirectTo} replace state={state} />
  if (data) {
    return (
      <NotFound title={notFoundCopy.place} searchText={typed} mode={parameters.searchMode}>
        <Text size="lead">{searchFormCopy.unknown(data.unknownNames)}</Text>
      </NotFound>
    )
  }
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={searchFormCopy.title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{error ? searchFormCopy.failed : searchFormCopy.looking(typed)}</Heading>
        {error ? (
          <Notice tone="danger">
            <Text>{searchFormCopy.failedAdvice}</Text>
            <Button variant="secondary" onClick={() => void refetch()}>
              {searchFormCopy.tryAgain}
            </Button>
          </Notice>
        ) : (
          <Spinner label={searchFormCopy.lookingUp} />
        )}
        <SearchBox mode={parameters.searchMode} text={typed} />
      </Stack>
    </Container>
  )
}
