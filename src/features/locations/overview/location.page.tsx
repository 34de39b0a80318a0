import { useEffect } from 'react'
import { ChildPlacesDocument } from '#src/api/generated/documents/child-places.ts'
import { LocationOverviewDocument } from '#src/api/generated/documents/location-overview.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { atOwnPath, type PreparePage } from '#src/api/pages/page-preparation.ts'
import { loadSaveAlert } from '#src/shared/alerts/save-alert.ts'
import { LoadingPage } from '#src/shared/loading-page/loading-page.tsx'
import { rememberLocation } from '#src/shared/storage/last-location.ts'
import { notFoundCopy } from '#src/shared/not-found/not-found.copy.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { childVariables } from './location-queries.ts'
import { LocationView } from './location-view.tsx'
import { locationCopy } from './location.copy.ts'

type Params = Readonly<Record<string, string | undefined>>

const uriOf = (params: Params): string => (params['locationSlug'] ?? '').toLowerCase()

/** The slug decides; another name, upper case and a slash at its end lead to the one URL, with the query string as it was. */
export const preparePage: PreparePage = async (request, { queryClient, execute }) => {
  const uri = uriOf(request.params)
  const children = queryClient.prefetchQuery(documentQuery(execute, ChildPlacesDocument, childVariables(uri)))
  const [{ locationOverview }] = await Promise.all([
    queryClient.fetchQuery(documentQuery(execute, LocationOverviewDocument, { uri })),
    children,
    import.meta.env.SSR && loadSaveAlert(),
  ])
  if (!locationOverview) return { status: 404 }
  return atOwnPath(`/${locationOverview.location.uri}`, request)
}

/** A suburb, a region or a street: what it costs, what is on the market, what is around. */
export function Page({ params }: { params: Params }) {
  const uri = uriOf(params)
  const { data, error } = useDocumentQuery(LocationOverviewDocument, { uri })
  const known = data?.locationOverview?.location.uri
  // Where a mode is chosen without a location, such as "Rent" in the header, it is that of this page.
  useEffect(() => rememberLocation(known), [known])
  if (error) throw error
  if (!data) return <LoadingPage title={locationCopy.loading} />
  if (!data.locationOverview) return <NotFound title={notFoundCopy.place} />
  return <LocationView overview={data.locationOverview} />
}
