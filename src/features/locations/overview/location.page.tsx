import { ChildPlacesDocument } from '#src/api/generated/documents/child-places.ts'
import { LocationOverviewDocument } from '#src/api/generated/documents/location-overview.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { toOwnPath } from '#src/shared/page/page-outcome.ts'
import { childVariables } from './location-queries.ts'
import { LocationView } from './location-view.tsx'
import { locationCopy } from './location.copy.ts'

/**
 * A suburb, a region or a street: what it costs, what is on the market, what is around. The slug decides; another name, upper case and a
 * slash at its end lead to the one URL, with the query string as it was.
 */
export default definePage({
  read: ({ params }) => ({ uri: (params['locationSlug'] ?? '').toLowerCase() }),
  query: (variables) => ask(LocationOverviewDocument, variables),
  alongside: ({ uri }) => [ask(ChildPlacesDocument, childVariables(uri))],
  outcome({ locationOverview: found }, _view, url) {
    if (!found) return notFound(notFoundCopy.place)
    return toOwnPath(url, `/${found.location.uri}`) ?? { status: 200, found }
  },
  loading: <LoadingPage title={locationCopy.loading} />,
  View: ({ found }) => <LocationView overview={found} />,
})
