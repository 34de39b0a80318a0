import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Point, Polygon } from 'geojson'
import { http, HttpResponse } from 'msw'
import type { MockState } from '../mock-state.ts'
import { problem } from '../refusal.ts'
import type { PlaceRecord } from '../world/records.ts'

const LARGEST_ZOOM = 12
const CORNERS = 8
/** Half the width of a suburb in degrees of latitude, about 900 m. */
const REACH = 0.008

/**
 * `GET /map/tiles/{zoom}/{column}/{row}`: the places of the world by name, with a shape for each suburb, on bare land. The
 * server draws water and borders too. There are no streets.
 */
export const mapTileHandlers = ({ portal: { world }, origin }: MockState) => [
  http.get(`${origin}/map/streets.json`, () => HttpResponse.json(null)),
  http.get(`${origin}/map/credits.json`, () => HttpResponse.json({ credits: '' })),
  http.get<Record<'zoom' | 'column' | 'row', string>>(`${origin}/map/tiles/:zoom/:column/:row`, ({ params }) => {
    const [zoom, column, row] = [Number(params.zoom), Number(params.column), Number(params.row)] as const
    if (!isOnMap(zoom, column, row)) {
      return problem(404, { message: 'There is no such part of the map.', code: 'NOT_FOUND' })
    }
    const suburbs = world.places.getAll().filter(({ type }) => type === 'suburb')
    const layer = (features: Feature[]) =>
      geoJSONToTile({ type: 'FeatureCollection', features }, zoom, column, row, { clip: true, buffer: 64 })
    const tile = fromGeojsonVt(
      { suburb: layer(suburbs.map(shapeOf)), place: layer(suburbs.map(nameOf)) },
      { version: 2, extent: 4096 },
    )
    return new HttpResponse(new Uint8Array(tile), { headers: { 'content-type': 'application/vnd.mapbox-vector-tile' } })
  }),
]

function isOnMap(zoom: number, column: number, row: number): boolean {
  const isWithin = (place: number) => Number.isInteger(place) && place >= 0 && place < 2 ** zoom
  return Number.isInteger(zoom) && zoom >= 0 && zoom <= LARGEST_ZOOM && isWithin(column) && isWithin(row)
}

const nameOf = ({ name, population, latLong }: PlaceRecord): Feature<Point> => ({
  type: 'Feature',
  properties: { name, population },
  geometry: { type: 'Point', coordinates: [latLong.longitude, latLong.latitude] },
})

function shapeOf({ settlement, latLong: { latitude, longitude } }: PlaceRecord): Feature<Polygon> {
  const stretch = 1 / Math.cos((latitude * Math.PI) / 180)
  const corner = (index: number): [number, number] => {
    const angle = ((index % CORNERS) / CORNERS) * 2 * Math.PI
    return [longitude + REACH * stretch * Math.cos(angle), latitude + REACH * Math.sin(angle)]
  }
  return {
    type: 'Feature',
    properties: { settlement, isApproximate: true },
    geometry: { type: 'Polygon', coordinates: [Array.from({ length: CORNERS + 1 }, (_, index) => corner(index))] },
  }
}
