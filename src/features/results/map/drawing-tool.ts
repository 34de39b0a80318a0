import type { Map as MapLibreMap } from 'maplibre-gl'
import { type GeoJSONStoreFeatures, TerraDraw, TerraDrawFreehandMode, TerraDrawSelectMode } from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import { type LatLong, roundDegrees } from '#domain/geo/lat-long.ts'
import { simplifiedShape } from '#domain/geo/shape.ts'
import { darkMapColours, lightMapColours } from '#src/design/tokens/map-colours.ts'
import { currentMapTheme } from '#src/shared/map/map-theme.ts'

/** Draws one shape on a map with mouse, pen or finger. */
export type DrawingTool = {
  onCorners(listener: (corners: LatLong[]) => void): void
  /** The next stroke is the shape. */
  draw(): void
  /** Shows corners to be dragged; corners that make no area are left to the list. */
  edit(corners: readonly LatLong[]): void
  remove(): void
}

const MODE = 'freehand'

export function createDrawingTool(map: MapLibreMap): DrawingTool {
  const terra = new TerraDraw({ adapter: new TerraDrawMapLibreGLAdapter({ map }), modes: modes() })
  let tell: (corners: LatLong[]) => void = () => {}
  let edited = ''
  terra.start()
  terra.on('finish', (id, { action }) => {
    const feature = terra.getSnapshotFeature(id)
    if (feature === undefined) return
    const corners = cornersOf(feature)
    const kept = action === 'draw' ? simplifiedShape(corners) : corners
    if (action !== 'draw') edited = JSON.stringify(kept)
    tell(kept)
  })

  return {
    onCorners(listener) {
      tell = listener
    },
    draw() {
      edited = ''
      terra.clear()
      terra.setMode(MODE)
    },
    edit(corners) {
      const text = JSON.stringify(corners)
      if (text === edited) return
      edited = text
      terra.setMode('select')
      terra.clear()
      const [first] = corners
      if (first === undefined || corners.length < 3) return
      const [added] = terra.addFeatures([toFeature([...corners, first])])
      if (added?.valid && added.id !== undefined) terra.selectFeature(added.id)
    },
    remove() {
      terra.stop()
    },
  }
}

function modes() {
  const { outline, nameHalo } = currentMapTheme() === 'dark' ? darkMapColours : lightMapColours
  // Colours of the design are six-digit hex, which is what the library's type says.
  const [line, ground] = [outline as `#${string}`, nameHalo as `#${string}`]
  return [
    new TerraDrawFreehandMode({
      // One stroke with the button or finger down: it ends where it is lifted.
      drawInteraction: 'click-drag',
      minDistance: 6,
      keyEvents: null,
      styles: {
        fillColor: line,
        fillOpacity: 0.1,
        outlineColor: line,
        outlineWidth: 3,
        closingPointColor: ground,
        closingPointOutlineColor: line,
      },
    }),
    new TerraDrawSelectMode({
      keyEvents: null,
      allowManualDeselection: false,
      flags: {
        [MODE]: { feature: { draggable: false, coordinates: { draggable: true, midpoints: true, deletable: true } } },
      },
      styles: {
        selectedPolygonColor: line,
        selectedPolygonFillOpacity: 0.05,
        selectedPolygonOutlineColor: line,
        selectedPolygonOutlineWidth: 2,
        selectionPointColor: ground,
        selectionPointOutlineColor: line,
        selectionPointOutlineWidth: 3,
        selectionPointWidth: 7,
        midPointColor: line,
        midPointOutlineColor: ground,
        midPointWidth: 4,
      },
    }),
  ]
}

function cornersOf({ geometry }: GeoJSONStoreFeatures): LatLong[] {
  if (geometry.type !== 'Polygon') return []
  const ring = geometry.coordinates[0] ?? []
  return ring.slice(0, -1).map(([longitude = 0, latitude = 0]) => ({
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(longitude),
  }))
}

const toFeature = (corners: readonly LatLong[]): GeoJSONStoreFeatures => ({
  type: 'Feature',
  properties: { mode: MODE },
  geometry: { type: 'Polygon', coordinates: [corners.map(({ latitude, longitude }) => [longitude, latitude])] },
})
