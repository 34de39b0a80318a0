import type { Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect } from 'react'
import type { LatLong } from '#domain/geo/lat-long.ts'

const GAP_PIXELS = 24

/** Keeps the card beside its pin while the map moves. */
export function useStandsBeside(map: MapLibreMap, latLong: LatLong, card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current
    if (element === null) return
    const place = () => standBeside(element, map, latLong)
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    map.on('move', place)
    return () => {
      map.off('move', place)
      sizes.disconnect()
    }
  }, [map, latLong, card])
}

/** Over the pin, under it where there is no room above, and within the map. */
function standBeside(element: HTMLElement, map: MapLibreMap, { latitude, longitude }: LatLong) {
  const { x, y } = map.project([longitude, latitude])
  const { clientWidth, clientHeight } = map.getContainer()
  const { offsetWidth, offsetHeight } = element
  const above = y - offsetHeight - GAP_PIXELS
  const below = Math.min(y + GAP_PIXELS, clientHeight - offsetHeight)
  const left = Math.min(Math.max(8, x - offsetWidth / 2), Math.max(8, clientWidth - offsetWidth - 8))
  element.style.translate = `${Math.round(left)}px ${Math.round(above >= 8 ? above : below)}px`
}
