import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import { circleAround } from '#domain/geo/circle.ts'
import { darkMapColours, lightMapColours } from '#src/design/tokens/map-colours.ts'
import type { PositionHere } from '#src/shared/locations/position-here.ts'
import { showView } from './create-map.ts'
import * as styles from './map-controls.css.ts'
import { OWN_PREFIX, toFeature } from './map-outlines.ts'
import { currentMapTheme, watchMapTheme } from './map-theme.ts'

export type Located = Extract<PositionHere, { ok: true }>

const ID = `${OWN_PREFIX}position`

/** Marks where the visitor is, and how far off that may be; returns how to take the mark away. */
export function markPosition(map: MapLibreMap, located: Located): () => void {
  const { latitude, longitude } = located.position
  const element = document.createElement('div')
  element.className = styles.position
  element.dataset['here'] = ''
  const mark = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map)
  element.removeAttribute('aria-label')
  const area = toFeature({ polygons: [[circleOf(located)]] })
  map.addSource(ID, { type: 'geojson', data: area })
  map.addLayer({ id: ID, type: 'fill', source: ID, paint: { 'fill-opacity': 0.15 } })
  const paint = () => {
    const { position } = currentMapTheme() === 'dark' ? darkMapColours : lightMapColours
    map.setPaintProperty(ID, 'fill-color', position)
  }
  paint()
  const stop = watchMapTheme(paint)
  return () => {
    stop()
    mark.remove()
    // A map that has gone has taken its style along.
    if (!map.getLayer(ID)) return
    map.removeLayer(ID)
    map.removeSource(ID)
  }
}

/** As close as the position is known. */
export const showPosition = (map: MapLibreMap, located: Located, event: { originalEvent: Event }): void =>
  showView(map, { bounds: boundsAround([located.position, ...circleOf(located)]) }, event)

const circleOf = ({ position, accuracyMetres }: Located) => circleAround(position, Math.max(1, accuracyMetres))
