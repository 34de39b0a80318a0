import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import { CollectionMapDocument } from '#src/api/generated/documents/collection-map.ts'
import type { CollectionMapQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Text } from '#src/design/text/text.tsx'
import { Pins } from '#src/shared/map/pins/pins.tsx'
import type { MapView } from '#src/shared/map/create-map.ts'
import PortalMap from '#src/shared/map/portal-map.tsx'
import { viewCopy as copy } from '../collection.copy.ts'
import * as styles from './map-of-listings.css.ts'
import { markersOf } from '#src/shared/map/markers-of-listings.ts'

type Props = { uri: string; name: string; listingCount: number }

const HOMES_A_CALL = 100
/** As on the map of a search. */
const MOST_HOMES = 5000
const COUNTRY: MapView = { bounds: { south: -43.7, west: 113, north: -10.5, east: 153.7 } }

/** Where the homes of a collection are; a press on a pin shows the home. */
export default function MapOfListings({ uri, name, listingCount }: Props) {
  const execute = useExecute()
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const calls = Math.ceil(Math.min(listingCount, MOST_HOMES) / HOMES_A_CALL)
  const { listings, isRead } = useQueries({
    queries: Array.from({ length: calls }, (_, call) =>
      documentQuery(execute, CollectionMapDocument, {
        uri,
        paging: { skip: call * HOMES_A_CALL, take: HOMES_A_CALL },
      }),
    ),
    combine: combined,
  })
  const markers = useMemo(() => markersOf(listings), [listings])
  const bounds = boundsAround(markers.map(({ latLong }) => latLong))
  const missing = listings.length - markers.length
  if (!isRead) return null
  return (
    <PortalMap label={copy.mapOf(name)} view={bounds === null ? COUNTRY : { bounds }} onReady={setMap}>
      {map && <Pins map={map} markers={markers} showsHidden />}
      {missing > 0 && (
        <Text size="small" className={styles.note} role="status">
          {copy.notOnMap(missing)}
        </Text>
      )}
    </PortalMap>
  )
}

function combined(results: UseQueryResult<CollectionMapQuery>[]) {
  return {
    listings: results.flatMap(({ data }) => data?.collection?.listings.results.map(({ listing }) => listing) ?? []),
    isRead: results.every(({ isPending }) => !isPending),
  }
}
