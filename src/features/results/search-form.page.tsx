import { useQuery } from '@tanstack/react-query'
import { Redirect, useSearch } from 'wouter'
import { useExecute } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Text } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { searchFormQuery } from './resolve-search-form.ts'

export const preparePage: PreparePage = async ({ search }, { queryClient, execute }) => {
  const resolved = await queryClient.fetchQuery(searchFormQuery(search, execute))
  return resolved.redirectTo === null ? { status: 404 } : { status: 302, redirectTo: resolved.redirectTo }
}

/** Where search forms are sent: it leads on to the results, or says that no such place is known. */
export function Page() {
  const search = useSearch()
  const execute = useExecute()
  const { data } = useQuery(searchFormQuery(search, execute))
  if (!data) return null
  if (data.redirectTo !== null) return <Redirect to={data.redirectTo} replace />
  return (
    <NotFound title="We do not know this place" searchText={data.query}>
      <Text size="lead">
        No suburb, region or street is called “{data.query}”. Check the spelling, or try a postcode.
      </Text>
    </NotFound>
  )
}
