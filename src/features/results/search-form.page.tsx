import { useQuery } from '@tanstack/react-query'
import { Redirect, useSearch } from 'wouter'
import { useExecute } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Button } from '#src/design/components/button.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Spinner } from '#src/design/components/progress.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { SearchBox } from '#src/property/search-box/search-box.tsx'
import { searchFormQuery } from './resolve-search-form.ts'
import { readSearchForm } from './search-form-fields.ts'

export const preparePage: PreparePage = async ({ search }, { queryClient, execute }) => {
  const resolved = await queryClient.fetchQuery(searchFormQuery(search, execute))
  return resolved.redirectTo === null ? { status: 404 } : { status: 302, redirectTo: resolved.redirectTo }
}

/** Where search forms are sent: it leads on to the results, or says that no such place is known. */
export function Page() {
  const search = useSearch()
  const execute = useExecute()
  const { data, error, refetch } = useQuery(searchFormQuery(search, execute))
  const { queries, parameters } = readSearchForm(new URLSearchParams(search))
  const typed = queries.join('; ')
  if (data && data.redirectTo !== null) return <Redirect to={data.redirectTo} replace />
  if (data) {
    return (
      <NotFound title="We do not know this place" searchText={typed}>
        <Text size="lead">
          No suburb, region or street is called {data.unknownNames.map((name) => `“${name}”`).join(' or ')}. Check the
          spelling, or try a postcode.
        </Text>
      </NotFound>
    )
  }
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title="Search" isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{error ? 'We could not look this place up' : `Looking for “${typed}”…`}</Heading>
        {error ? (
          <Notice tone="danger">
            <Text>What you typed is still here. Check your connection, then try again.</Text>
            <Button look="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          </Notice>
        ) : (
          <Spinner label="Looking up the place" />
        )}
        <SearchBox mode={parameters.searchMode} text={typed} />
      </Stack>
    </Container>
  )
}
