import { ChildPlacesDocument, LocationOverviewDocument } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { LoadingPage } from '#src/property/loading-page/loading-page.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { childVariables } from './location-queries.ts'
import { LocationView } from './location-view.tsx'

type Params = Readonly<Record<string, string | undefined>>

const uriOf = (params: Params): string => (params['locationSlug'] ?? '').toLowerCase()

/** The slug decides; upper case and a slash at its end lead to the one address. */
export const preparePage: PreparePage = async ({ path, params }, { queryClient, execute }) => {
  const uri = uriOf(params)
  const children = queryClient.prefetchQuery(documentQuery(execute, ChildPlacesDocument, childVariables(uri)))
  const [{ locationOverview }] = await Promise.all([
    queryClient.fetchQuery(documentQuery(execute, LocationOverviewDocument, { uri })),
    children,
  ])
  if (!locationOverview) return { status: 404 }
  const address = `/${locationOverview.location.uri}`
  return address === path ? { status: 200 } : { status: 301, redirectTo: address }
}

/** A suburb, a region or a street: what it costs, what is on the market, what is around. */
export function Page({ params }: { params: Params }) {
  const uri = uriOf(params)
  const { data, error } = useDocumentQuery(LocationOverviewDocument, { uri })
  if (error) throw error
  if (!data) return <LoadingPage title="Loading this place" />
  if (!data.locationOverview) return <NotFound title="We do not know this place" />
  return <LocationView overview={data.locationOverview} />
}
