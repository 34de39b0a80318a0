import { useLocation } from 'wouter'
import { ChildPlacesDocument, LocationOverviewDocument } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/components/container.tsx'
import { Skeleton } from '#src/design/components/skeleton.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
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
  const [path] = useLocation()
  const { data, error } = useDocumentQuery(LocationOverviewDocument, { uri })
  if (error) throw error
  if (!data) return <LocationSkeleton path={path} />
  if (!data.locationOverview) return <NotFound title="We do not know this place" />
  return <LocationView overview={data.locationOverview} />
}

function LocationSkeleton({ path }: { path: string }) {
  return (
    <Container paddingY={24} aria-busy="true">
      <PageHead title="Loading this place" canonicalPath={path} />
      <Stack gap={24}>
        <Heading level={1}>Loading this place…</Heading>
        <Skeleton shape="line" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="line" width="most" />
      </Stack>
    </Container>
  )
}
