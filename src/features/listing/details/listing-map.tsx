import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { useCallback, useMemo } from 'react'
import type { ListingMap_ListingFragment, ListingMap_SchoolFragment } from '#src/api/generated/graphql.ts'
import PortalMap from '#src/shared/map/portal-map.tsx'
import * as styles from './listing-map.css.ts'
import { listingOnMap } from './listing-on-map.ts'
import { listingCopy } from '#src/features/listing/listing.copy.ts'

export type ListingMapProps = {
  listing: ListingMap_ListingFragment
  schools: readonly ListingMap_SchoolFragment[]
  /** Everything in view is drawn for the first time. */
  onDrawn: () => void
}

/** Schools further away than this are not those of the home. */
const FURTHEST_SCHOOL_METRES = 4000

/**
 * Where the home is, with the schools around it: a pin, or the surroundings where that is known alone. A page
 * that is scrolled over it goes on scrolling; the map asks for two fingers, or for a key with the wheel.
 */
export default function ListingMap({ listing: { summary }, schools, onDrawn }: ListingMapProps) {
  const { address, location } = summary
  const { latLong, isApproximate } = location
  const near = useMemo(() => schools.filter(({ distance }) => distance <= FURTHEST_SCHOOL_METRES), [schools])
  const setting = useMemo(() => latLong && listingOnMap({ latLong, isApproximate }), [latLong, isApproximate])
  const onReady = useCallback(
    (map: MapLibreMap) => {
      map.cooperativeGestures.enable()
      void map.once('idle', onDrawn)
      const marks = near.map((school, index) => schoolMark(school, index + 1).addTo(map))
      return () => {
        for (const mark of marks) mark.remove()
      }
    },
    [near, onDrawn],
  )
  if (!setting) return null
  return <PortalMap label={listingCopy.location.mapLabel(address.longAddress)} {...setting} onReady={onReady} />
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
