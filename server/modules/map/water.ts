import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, Geometry, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Land = Topology<{ land: GeometryCollection }>

/** The part of the world that is drawn, in degrees; beyond it all is land-coloured, so no map may show what lies there. */
const drawnWorld = { west: 85, south: -62, east: 179.99, north: 15 } as const

const MARGIN_DEGREES = 2
const SMOOTHING_SHARE = 0.25

/**
 * The sea around Australia and its neighbours, and the lakes, from Natural Earth's land at 1:10 million (public domain):
 * one polygon of sea with the land as its holes. Takes about 100 ms.
 */
export function waterFeatures(): Feature<Polygon>[] {
  const land = landPolygons().filter(([shore]) => shore !== undefined && shore.every(isWithinDrawnWorld))
  const shores = land.map(([shore = []]) => smoothed(shore))
  const lakes = land.flatMap(([, ...inner]) => inner)
  const { west, south, east, north } = drawnWorld
  const edge = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return [water([edge, ...shores]), ...lakes.map((lake) => water([smoothed(lake)]))]
}

const water = (coordinates: Position[][]): Feature<Polygon> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates },
})

function landPolygons(): Position[][][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  // The package holds this one file format, described in its README.
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Land
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => polygonsOf(geometry))
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates
  return geometry.type === 'Polygon' ? [geometry.coordinates] : []
}

const isWithinDrawnWorld = ([longitude = 0, latitude = 0]: Position): boolean =>
  longitude > drawnWorld.west + MARGIN_DEGREES &&
  longitude < drawnWorld.east &&
  latitude > drawnWorld.south + MARGIN_DEGREES &&
  latitude < drawnWorld.north - MARGIN_DEGREES

/** Corners cut once (Chaikin), so that the shore does not show the grid that the source is rounded to. */
function smoothed(ring: readonly Position[]): Position[] {
  const cut = ring.slice(0, -1).flatMap((from, index) => {
    const to = ring[index + 1] ?? from
    return [between(from, to, SMOOTHING_SHARE), between(from, to, 1 - SMOOTHING_SHARE)]
  })
  const [first] = cut
  return first === undefined ? [] : [...cut, first]
}

const between = ([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position, share: number): Position => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]
