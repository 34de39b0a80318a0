import { useDeferredValue, useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { readSearchAddress } from '#domain/search/search-address.ts'
import { searchCountText } from '#domain/search/search-count-text.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ListingSearchDocument, OfficeHeadDocument } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { SearchBox } from '#src/property/search-box/search-box.tsx'
import { ListAndMap } from './list-and-map.tsx'
import { MapPane } from './map/map-pane.tsx'
import { OfficeHead } from './parts.ts'
import { placeLabel, placeName } from './place-name.ts'
import { addressOf, prepareResults } from './prepare-results.ts'
import { rememberLocation } from '#src/property/memory/last-location.ts'
import { ResultList } from './result-list.tsx'
import { SearchHead } from './search-head.tsx'
import { isOfNoPlace } from './search-problem.ts'
import { ResultTools } from './result-tools.tsx'
import * as styles from './results.css.ts'

export const preparePage = prepareResults

/** Homes for an address; the address is all the state there is. */
export function Page() {
  const [path] = useLocation()
  const search = useSearch()
  const latest = addressOf({ path, search })
  const deferred = useDeferredValue(latest)
  // A map that is moved changes the address under the finger, so the page follows it when there is time.
  const address = latest.includes('context=map') ? deferred : latest
  return useMemo(() => {
    const reading = readSearchAddress(address)
    if (!reading.ok) return <NotFound title="There is no such search" />
    return <Results parameters={reading.parameters} address={address} />
  }, [address])
}

function Results({ parameters, address }: { parameters: SearchParameters; address: string }) {
  const [, navigate] = useLocation()
  const { data, error, isPlaceholderData, refetch } = useDocumentQuery(
    ListingSearchDocument,
    { searchParams: parameters },
    { keepsPrevious: true },
  )
  const { officeUri } = parameters.locationSearchContext
  const { data: ofOffice } = useDocumentQuery(
    OfficeHeadDocument,
    { uri: officeUri ?? '' },
    { isEnabled: officeUri !== null },
  )
  const office = ofOffice?.office
  const result = data?.listingSearch
  const canonical = isPlaceholderData ? null : (result?.canonicalUri ?? null)
  useEffect(() => {
    if (canonical !== null && canonical !== address) navigate(canonical, { replace: true })
  }, [canonical, address, navigate])
  useEffect(() => rememberLocation(parameters), [parameters])

  if (isOfNoPlace(error)) {
    return <NotFound title="We do not know this place" />
  }
  const places = result?.searchParams.locationSearchContext.searchLocations.map((each) => ({
    uri: each.uri,
    label: placeLabel(each),
  }))
  const place = result ? placeName(result.searchParams.locationSearchContext.searchLocations) : null
  const isOfOffice = parameters.context === 'office'
  const isOfArea = parameters.context === 'map' || parameters.context === 'draw'
  const whose = isOfOffice ? (office?.name ?? null) : isOfArea ? null : place
  const count = error ? -1 : result?.total
  return (
    <>
      <SearchHead
        parameters={parameters}
        result={result}
        canonical={canonical}
        whose={whose}
        hasFailed={error !== null}
      />
      <ListAndMap
        list={
          <>
            {isOfOffice && <OfficeHead parameters={parameters} />}
            <div className={styles.top}>
              <SearchBox mode={parameters.searchMode} places={places} search={parameters} />
              <ResultTools parameters={parameters} />
            </div>
            <ResultList
              parameters={parameters}
              heading={count === undefined ? null : searchCountText(count, parameters.searchMode, whose, isOfOffice)}
              result={result}
              isStale={isPlaceholderData}
              hasFailed={error !== null}
              onRetry={() => void refetch()}
            />
          </>
        }
        map={<MapPane parameters={parameters} total={result?.total} />}
      />
    </>
  )
}
