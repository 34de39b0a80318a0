import MapIcon from 'lucide-react/icons/map'
import { useMemo, useRef, useState } from 'react'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import type { PlaceMap_LocationFragment, PlaceSketch_NearbyFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import * as pageStyles from './location.css.ts'
import * as styles from './place-map.css.ts'
import { PlaceSketch } from './place-sketch.tsx'
import { locationCopy } from './location.copy.ts'

const portalMap = onIntent(() => import('#src/shared/map/portal-map.tsx'))

const copy = locationCopy.map

type Props = { location: PlaceMap_LocationFragment; nearby: readonly PlaceSketch_NearbyFragment[] }

/** Where a place lies: a sketch that needs nothing, and a map in its stead when the visitor asks for it. */
export function PlaceMap({ location, nearby }: Props) {
  const [timesOpened, setTimesOpened] = useState(0)
  const PortalMap = useCodeOnIntent(portalMap, timesOpened, reportMissing)?.default
  const frame = useRef<HTMLDivElement>(null)
  const setting = useMapSetting(location)
  if (setting === null) return null
  // The button goes away when the map comes; the focus stays where it was.
  const open = () => {
    frame.current?.focus()
    setTimesOpened((times) => times + 1)
  }
  return (
    <section className={pageStyles.section}>
      <Heading level={2}>{copy.title}</Heading>
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        {PortalMap ? (
          <PortalMap
            label={copy.label(location.label)}
            view={{ bounds: setting.bounds }}
            markers={setting.markers}
            outlines={setting.outlines}
          />
        ) : (
          <>
            <PlaceSketch location={location} nearby={nearby} polygons={setting.polygons} />
            <Button
              variant="secondary"
              size="small"
              icon={MapIcon}
              className={styles.open}
              onPointerEnter={portalMap.prefetch}
              onFocus={portalMap.prefetch}
              onClick={open}
            >
              {copy.open}
            </Button>
          </>
        )}
      </div>
      {location.type !== 'street' && location.boundary.isApproximate && (
        <Text size="small" tone="inkSoft">
          {copy.approximate(location.name)}
        </Text>
      )}
    </section>
  )
}

/** The outline and what is shown at first; a street is a point with its surroundings. */
function useMapSetting({ type, boundary, latLong }: PlaceMap_LocationFragment) {
  return useMemo(() => {
    const isStreet = type === 'street'
    const all = readPolygons(boundary.wellKnownText)
    const bounds = boundsAround(all.flat(2))
    if (bounds === null) return null
    const polygons = isStreet ? [] : all
    return {
      bounds,
      polygons,
      markers: isStreet ? [{ id: 'place', latLong, isApproximate: true }] : [],
      outlines: isStreet ? [] : [{ id: 'place', polygons, isApproximate: boundary.isApproximate }],
    }
  }, [type, boundary, latLong])
}
