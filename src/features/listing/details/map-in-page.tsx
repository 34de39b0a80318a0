import { useEffect, useRef, useState } from 'react'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import { beforePrint } from '#src/features/listing/print-page.ts'
import type { ListingMapProps } from './listing-map.tsx'
import * as styles from '#src/features/listing/listing.css.ts'

const listingMap = onIntent(() => import('./listing-map.tsx'))
/** How far from the screen the place is when its code is asked for. */
const NEAR = '200px'

/** The place of the map in the page. Its code is large, so it is loaded when the place comes near the screen. */
export function MapInPage(props: Omit<ListingMapProps, 'onDrawn'>) {
  const place = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [drawn] = useState(signal)
  const [missingTry, setMissingTry] = useState<number>()
  const ListingMap = useCodeOnIntent(listingMap, tries > 0 && tries, () => setMissingTry(tries))?.default
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        setTries(1)
      },
      { rootMargin: NEAR },
    )
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])

  useEffect(() => {
    if (place.current === null) return
    return beforePrint(() => {
      setTries((before) => Math.max(before, 1))
      return drawn.given
    })
  }, [drawn])

  if (!props.listing.summary.location.latLong) return null
  const isMissing = !ListingMap && tries > 0 && missingTry === tries
  return (
    <div ref={place} className={styles.mapInPage} aria-busy={!ListingMap && !isMissing}>
      {ListingMap && <ListingMap {...props} onDrawn={drawn.give} />}
      {isMissing && <MissingMap onRetry={() => setTries(tries + 1)} />}
    </div>
  )
}

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}
