import {
  formatProfileUrl,
  PROFILE_PAGE_SIZE,
  type ProfileView,
  readProfileSearch,
} from '#domain/location-reviews/location-review-url.ts'
import { ChildPlacesDocument } from '#src/api/generated/documents/child-places.ts'
import { SuburbProfileDocument } from '#src/api/generated/documents/suburb-profile.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { definePage } from '#src/shared/page/define-page.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound, pastLastPage } from '#src/shared/page/page-ends.tsx'
import { toOwnUrl } from '#src/shared/page/page-outcome.ts'
import { childVariables } from '../overview/location-queries.ts'
import { SuburbProfile } from './profile-view.tsx'
import { profileCopy } from './profile.copy.ts'

/** A suburb or a street as those see it who live there, with all that is known of it. A region has a page, and no profile. */
export default definePage({
  read: ({ params, search }): ProfileView => ({
    locationUri: (params['locationSlug'] ?? '').toLowerCase(),
    ...readProfileSearch(search),
  }),
  query: ({ locationUri: uri, ...view }) => ask(SuburbProfileDocument, { uri, ...view }),
  alongside: ({ locationUri }) => [ask(ChildPlacesDocument, childVariables(locationUri))],
  outcome({ locationOverview: overview, locationReviews: reviews, similarSuburbs: similar }, view, url) {
    if (!overview || !reviews) return notFound(notFoundCopy.place)
    const { uri: locationUri, type } = overview.location
    if (type === 'region') return { status: 301, redirectTo: `/${locationUri}` }
    const ownView = { ...view, locationUri }
    const isPastLast = view.page > Math.max(1, Math.ceil(reviews.total / PROFILE_PAGE_SIZE))
    return (
      toOwnUrl(url, formatProfileUrl(ownView)) ??
      (isPastLast
        ? pastLastPage(view.page, formatProfileUrl({ ...ownView, page: 1 }))
        : { status: 200, found: { overview, reviews, similar } })
    )
  },
  keepsPrevious: true,
  loading: <LoadingPage title={profileCopy.loading} />,
  View: ({ view, found, isStale }) => <SuburbProfile view={view} {...found} isStale={isStale} />,
})
