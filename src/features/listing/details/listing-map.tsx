import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { useCallback, useMemo } from 'react'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { ListingMap_ListingFragment, ListingMap_SchoolFragment } from '#src/api/generated/graphql.ts'
import PortalMap from '#src/shared/map/portal-map.tsx'
import * as styles from './listing-map.css.ts'
import { listingCopy } from '#src/features/listing/listing.copy.ts'

export type ListingMapProps = { listing: ListingMap_ListingFragment; schools: readonly ListingMap_SchoolFragment[] }

const ZOOM_OF_A_STREET = 14.5
const ZOOM_OF_A_SUBURB = 12.5
/** Schools further away than this would shrink the street to a dot. */
const FURTHEST_SCHOOL_METRES = 4000

/**
 * Where the home is, with the schools around it: a pin, or the surroundings where the agent keeps the street address. A page
 * that is scrolled over it goes on scrolling; the map asks for two fingers, or for a key with the wheel.
 */
export default function ListingMap({ listing: { summary }, schools }: ListingMapProps) {
  const { address, location } = summary
  const { latLong, isHidden } = location
  const near = useMemo(() => schools.filter(({ distance }) => distance <= FURTHEST_SCHOOL_METRES), [schools])
  const setting = useMemo(
    () =>
      latLong && {
        view: viewOf(latLong, isHidden, near),
        markers: [{ id: 'home', latLong, isApproximate: isHidden }],
      },
    [latLong, isHidden, near],
  )
  const onReady = useCallback(
    (map: MapLibreMap) => {
      map.cooperativeGestures.enable()
      const marks = near.map((school, index) => schoolMark(school, index + 1).addTo(map))
      return () => {
        for (const mark of marks) mark.remove()
      }
    },
    [near],
  )
  if (!setting) return null
  return <PortalMap label={listingCopy.location.mapLabel(address.longAddress)} {...setting} onReady={onReady} />
}

function viewOf(centre: LatLong, isHidden: boolean, schools: readonly ListingMap_SchoolFragment[]) {
  if (isHidden || schools.length === 0) return { centre, zoom: isHidden ? ZOOM_OF_A_SUBURB : ZOOM_OF_A_STREET }
  return { bounds: boundsAround([centre, ...schools.map(({ latLong }) => latLong)]) }
}

/** The number that a school has in the table below the map, which says all of it, so that nothing here is read out. */
function schoolMark({ latLong }: ListingMap_SchoolFragment, number: number): Marker {
  const element = document.createElement('div')
  element.className = styles.school
  element.textContent = String(number)
  const mark = new Marker({ element }).setLngLat([latLong.longitude, latLong.latitude])
  element.removeAttribute('aria-label')
  element.setAttribute('aria-hidden', 'true')
  return mark
}
