import { useDeferredValue, useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { searchModeOfPathPrefix } from '#domain/lookups/search-modes.ts'
import { hasFilters, inRememberedOrder } from '#domain/search/change-search.ts'
import { placeNames, suburbLabel } from '#domain/search/place-names.ts'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import { searchCountText } from '#domain/search/search-count-text.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import { OfficeHeadDocument } from '#src/api/generated/documents/office-head.ts'
import type { ListingSearchQuery } from '#src/api/generated/graphql.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { useSearchCounts } from '#src/shared/search/search-counts.ts'
import { SearchBox } from '#src/shared/search/box/search-box.tsx'
import { ListAndMap } from './map/list-and-map.tsx'
import { withMapInView } from '#src/shared/map/map-in-view.ts'
import { MapPane } from './map/map-pane.tsx'
import { filterChips, MissingSearch, OfficeHead, PlaceRatings, searchHead, SearchHead } from './parts.ts'
import { addressOf, ownUrlOf } from './address-of.ts'
import { rememberLocation } from '#src/shared/storage/last-location.ts'
import { prefersNewest } from '#src/shared/storage/newest-first.ts'
import { ResultList } from './list/result-list.tsx'
import { isOfNoPlace, missingPartOf } from './search-problem.ts'
import { SearchPanel } from './form/search-panel.tsx'
import { ResultTools } from './list/result-tools.tsx'

const preparation = onIntent(() => import('./prepare-results.ts'))

/** Homes for an address; the address is all the state there is. */
export default definePageFrame({
  View: Page,
  prepare: async (...request) => (await preparation.load()).prepareResults(...request),
  deferred(url) {
    const reading = parseSearchUrl(addressOf(url))
    return reading.ok && hasFilters(reading.parameters) ? [searchHead, filterChips] : [searchHead]
  },
})

function Page() {
  const [path] = useLocation()
  const search = useSearch()
  const latest = addressOf({ path, search })
  const deferred = useDeferredValue(latest)
  // A map that is moved changes the address under the finger, so the page follows it when there is time.
  const address = latest.includes('context=map') ? deferred : latest
  return useMemo(() => {
    const reading = parseSearchUrl(address)
    if (!reading.ok) return <MissingSearch missing="search" mode={modeOf(path)} />
    if (reading.ignored.length > 0) {
      const { ignored, parameters, canonicalUrl } = reading
      return <MissingSearch missing="search" mode={parameters.searchMode} unknownWords={ignored} href={canonicalUrl} />
    }
    // The server has led to the URL of the remembered order (prepareResults); here its canonical URL does.
    const parameters = inRememberedOrder(reading.parameters, !import.meta.env.SSR && prefersNewest())
    return <Results parameters={parameters} address={address} />
  }, [address, path])
}

const modeOf = (path: string) => searchModeOfPathPrefix(path.split('/', 2)[1]?.toLowerCase() ?? '') ?? undefined

function Results({ parameters, address }: { parameters: SearchParameters; address: string }) {
  const [, navigate] = useLocation()
  const { data, error, isPlaceholderData, refetch } = useDocumentQuery(
    ListingSearchDocument,
    { searchParams: parameters },
    { keepsPrevious: true },
  )
  const { officeUri, searchLocations } = parameters.locationSearchContext
  const { data: ofOffice } = useDocumentQuery(
    OfficeHeadDocument,
    { uri: officeUri ?? '' },
    { isEnabled: officeUri !== null },
  )
  const office = ofOffice?.office
  const result = data?.listingSearch
  const counted = useSearchCounts(result)
  const canonical = isPlaceholderData ? null : (result?.canonicalUri ?? null)
  const ownUrl = isPlaceholderData
    ? null
    : ownUrlOf({ searched: { officeUri, canonicalUri: address }, office, canonicalUri: result?.canonicalUri })
  useEffect(() => {
    if (ownUrl !== null && ownUrl !== address) navigate(ownUrl, { replace: true, ...withMapInView() })
  }, [ownUrl, address, navigate])
  const firstUri = searchLocations[0]?.uri
  useEffect(() => rememberLocation(firstUri), [firstUri])

  if (isOfNoPlace(error)) {
    return <MissingSearch missing={missingPartOf(error, parameters.context)} mode={parameters.searchMode} />
  }
  const found = result?.searchParams.locationSearchContext.searchLocations
  const isOfOffice = parameters.context === 'office'
  const whose = nameOf(parameters, office?.name, found)
  const counts = error ? null : counted
  return (
    <>
      <SearchHead
        parameters={parameters}
        result={result}
        canonical={canonical}
        whose={whose}
        office={office ?? null}
        hasFailed={error !== null}
      />
      <ListAndMap
        list={
          <>
            {isOfOffice && <OfficeHead parameters={parameters} />}
            <SearchPanel mode={parameters.searchMode} whose={whose}>
              <SearchBox
                mode={parameters.searchMode}
                places={found?.map((each) => ({ uri: each.uri, label: suburbLabel(each) }))}
                search={parameters}
              />
            </SearchPanel>
            <ResultTools parameters={parameters} />
            <ResultList
              parameters={parameters}
              heading={counts === undefined ? null : searchCountText(counts, parameters, whose, isOfOffice)}
              leftOutCount={counts?.leftOutCount}
              result={result}
              isStale={isPlaceholderData}
              hasFailed={error !== null}
              onRetry={() => void refetch()}
            />
            <PlaceRatings parameters={parameters} />
          </>
        }
        map={<MapPane parameters={parameters} />}
      />
    </>
  )
}

type Places = ListingSearchQuery['listingSearch']['searchParams']['locationSearchContext']['searchLocations']

/** Whose homes are shown, in words; null for a part of the map, and until it is known. */
function nameOf({ context }: SearchParameters, office: string | undefined, places: Places = []): string | null {
  if (context === 'office') return office ?? null
  return context === 'location' ? placeNames(places) : null
}
