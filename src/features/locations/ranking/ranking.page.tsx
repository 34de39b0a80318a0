import { RANKING_PAGE_SIZE } from '#domain/location-reviews/location-review-limits.ts'
import { formatRankingUrl, readRankingSearch, type RankingView } from '#domain/location-reviews/location-review-url.ts'
import { SuburbReviewsDocument } from '#src/api/generated/documents/suburb-reviews.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { definePage } from '#src/shared/page/define-page.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { pastLastPage } from '#src/shared/page/page-ends.tsx'
import { toOwnUrl } from '#src/shared/page/page-outcome.ts'
import { RankingList } from './ranking-list.tsx'
import { rankingCopy } from './ranking.copy.ts'

const SHOWN_POPULAR = 12

/** Suburb Reviews: the suburbs by what locals say, of a state and by what matters. */
export default definePage({
  read: ({ search }): RankingView => readRankingSearch(search),
  query: (view) =>
    ask(SuburbReviewsDocument, {
      ...view,
      filter: {
        type: 'suburb',
        stateCode: view.stateCode,
        letter: null,
        query: '',
        parentUri: null,
        order: 'popular',
      },
      paging: { skip: 0, take: SHOWN_POPULAR },
    }),
  outcome(found, view, url) {
    const isPastLast = view.page > Math.max(1, Math.ceil(found.suburbRanking.total / RANKING_PAGE_SIZE))
    return (
      toOwnUrl(url, formatRankingUrl(view)) ??
      (isPastLast ? pastLastPage(view.page, formatRankingUrl({ ...view, page: 1 })) : { status: 200, found })
    )
  },
  keepsPrevious: true,
  loading: <LoadingPage title={rankingCopy.loading} />,
  View: ({ view, found, isStale }) => <RankingList view={view} found={found} isStale={isStale} />,
})
