import MapIcon from 'lucide-react/icons/map'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { Button } from '#src/design/components/button.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import * as pageStyles from './location.css.ts'
import type { Overview } from './overview.ts'
import * as styles from './place-map.css.ts'
import { PlaceSketch } from './place-sketch.tsx'
import { boundsAround } from './sketch.ts'

const loadMap = () => import('#src/property/map/portal-map.tsx')
const PortalMap = lazy(loadMap)

type Props = { location: Overview['location']; nearby: Overview['nearbySuburbs'] }

/** Where a place lies: a sketch that needs nothing, and a map in its stead when the visitor asks for it. */
export function PlaceMap({ location, nearby }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const setting = useMapSetting(location)
  if (setting === null) return null
  // The button goes away when the map comes; the focus stays where it was.
  const open = () => {
    frame.current?.focus()
    setIsOpen(true)
  }
  const preload = () => void loadMap().catch(() => {})
  return (
    <section className={pageStyles.section}>
      <Heading level={2}>Where it is</Heading>
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        {isOpen ? (
          <Suspense fallback={<PlaceSketch location={location} nearby={nearby} polygons={setting.polygons} />}>
            <PortalMap
              label={`Map of ${location.label}`}
              view={{ bounds: setting.bounds }}
              markers={setting.markers}
              outlines={setting.outlines}
            />
          </Suspense>
        ) : (
          <>
            <PlaceSketch location={location} nearby={nearby} polygons={setting.polygons} />
            <Button
              look="secondary"
              size="small"
              icon={MapIcon}
              className={styles.open}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={open}
            >
              Open the map
            </Button>
          </>
        )}
      </div>
      {location.type !== 'street' && location.boundary.isApproximate && (
        <Text size="small" tone="inkSoft">
          The dashed line is approximate: it is drawn from the middles of the suburbs, not from the official boundary.
        </Text>
      )}
    </section>
  )
}

/** The outline and what is shown at first; a street is a point with its surroundings. */
function useMapSetting({ type, boundary, latLong }: Overview['location']) {
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
