import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { stateCodeOf, stateCodes } from '#domain/lookups/states.ts'
import type { LiveTopic } from '#domain/live/live-topics.ts'
import { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import { MatchingListingsDocument } from '#src/api/generated/documents/matching-listings.ts'
import { NewListingsDocument } from '#src/api/generated/documents/new-listings.ts'
import { Button } from '#src/design/button/button.tsx'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { type ActiveQuery, activeQuery, watchQueries } from '#src/shared/live/active-query.ts'
import { focusHeading, liveRegion } from '#src/shared/live/live-region.ts'
import * as styles from '#src/shared/live/live-notice.css.ts'
import { wantTopics } from '#src/shared/live/subscribed-topics.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { addArrivedListings } from '#src/shared/storage/arrived-listings.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { newListingsCopy } from './new-listings.copy.ts'
import { newListings } from './new-listings.ts'
import { withArrived } from './with-arrived.ts'

type Results = ResultOf<typeof ListingSearchDocument>
type Search = NonNullable<ActiveQuery<Results, VariablesOf<typeof ListingSearchDocument>>>

/** Tells whoever has results open of homes that came since; the results stay as they are until they ask for them. */
export default function startNewListings({
  queryClient,
  execute,
}: Pick<IslandContext, 'queryClient' | 'execute'>): void {
  const region = liveRegion('new-homes')
  const shown = () => activeQuery(queryClient, ListingSearchDocument)
  let seen: Results | null = null

  const listings = newListings({
    async findMatching(listingIds) {
      const search = shown()
      if (search === null) return []
      const { searchParams } = search.variables
      const { matchingListingIds } = await execute(MatchingListingsDocument, { searchParams, listingIds })
      const onPage = new Set(search.data.listingSearch.results.map(({ id }) => id))
      return matchingListingIds.filter((id) => !onPage.has(id))
    },
    onCount: (count) => showInRegion(region, count === 0 ? null : <NewListingsBar count={count} onPress={readAgain} />),
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  })

  async function readAgain(): Promise<void> {
    const search = shown()
    const ids = listings.found().slice(0, SEARCH_PAGE_SIZE)
    if (search !== null) {
      await queryClient.refetchQueries({ queryKey: search.queryKey, exact: true })
      await putOnTop(ids, search).catch(() => {})
    }
    listings.clear()
    focusHeading()
    scrollTo({ top: 0 })
  }

  async function putOnTop(listingIds: number[], { queryKey, variables: { searchParams } }: Search): Promise<void> {
    const ofPlacesAlone = { ...searchParams.locationSearchContext, includeSurroundingSuburbs: false }
    const chosen = { ...searchParams, locationSearchContext: ofPlacesAlone }
    const [{ listingsById }, { matchingListingIds }] = await Promise.all([
      execute(NewListingsDocument, { listingIds }),
      execute(MatchingListingsDocument, { searchParams: chosen, listingIds }),
    ])
    const arrived = { listings: listingsById, chosenIds: new Set(matchingListingIds) }
    addArrivedListings(listingIds)
    queryClient.setQueryData<Results>(
      queryKey,
      (data) => data && withArrived(data, arrived, searchParams.paging?.skip ?? 0),
    )
  }

  watchQueries(queryClient, () => {
    const search = shown()
    if ((search?.data ?? null) === seen) return
    seen = search?.data ?? null
    listings.clear()
    wantTopics('results', search === null ? [] : topicsOf(search.variables.searchParams.searchMode, search.data))
  })
  on('listing.changed', (change) => {
    if (seen !== null) listings.hear(change)
  })
}

/** The states of the places that are searched; all of them where a part of the map or an office is. */
function topicsOf(searchMode: string | null | undefined, { listingSearch }: Results): LiveTopic[] {
  if (searchMode !== 'buy' && searchMode !== 'rent') return []
  const { searchLocations } = listingSearch.searchParams.locationSearchContext
  const named = searchLocations.flatMap((place) => stateCodeOf(place.stateCode) ?? [])
  return (named.length === 0 ? stateCodes : named).map((state) => `listings:${state}` as const)
}

const NewListingsBar = ({ count, onPress }: { count: number; onPress: () => Promise<void> }) => (
  <Button className={styles.bar} onClick={() => void onPress()}>
    {newListingsCopy.newHomes(count)}
  </Button>
)
