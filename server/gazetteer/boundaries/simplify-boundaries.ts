import { feature, neighbors } from 'topojson-client'
import { topology } from 'topojson-server'
import { planarTriangleArea, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection as GeoJsonCollection, MultiPolygon } from 'geojson'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { METRES_PER_DEGREE } from '#domain/geo/distance.ts'
import type { Area, Corner } from './boundary-features.ts'

/** An area in the forms that are stored, and which of the others it shares a piece of its boundary with. */
export type SimplifiedArea = { outline: Area; near: Area; far: Area; neighbours: number[] }

/** How far from the truth a form may be, in metres. */
const METRES = { outline: 3, near: 12, far: 300 } as const
/** Coordinates are made equal to about ten centimetres, so that boundaries of neighbours are found to be the same. */
const GRID = 1e6

type Objects = { suburbs: GeometryCollection }

/**
 * Simplifies areas together: what two of them share stays one line in every form, so that neither gaps nor overlaps come about.
 * A corner goes when the triangle with its neighbours is smaller than the square of so many metres (Visvalingam). An area that
 * would vanish keeps the finer form.
 */
export function simplifyAreas(areas: readonly Area[]): SimplifiedArea[] {
  const geometries = areas.map((area): MultiPolygon => ({ type: 'MultiPolygon', coordinates: area.map(onGrid) }))
  const suburbs: GeoJsonCollection = { type: 'GeometryCollection', geometries }
  // The library's type forgets under which name it puts what.
  const whole = topology({ suburbs }) as unknown as Topology<Objects>
  const weighed = presimplify(whole, squareMetres)
  const neighbours = neighbors(weighed.objects.suburbs.geometries)
  const forms = {
    outline: formOf(weighed, METRES.outline),
    near: formOf(weighed, METRES.near),
    far: formOf(weighed, METRES.far),
  }
  return areas.map((area, index) => {
    const outline = orFiner(forms.outline[index], area)
    const near = orFiner(forms.near[index], outline)
    return { outline, near, far: orFiner(forms.far[index], near), neighbours: neighbours[index] ?? [] }
  })
}

const onGrid = (polygon: Corner[][]): Corner[][] =>
  polygon.map((ring) => ring.map(([x, y]): Corner => [Math.round(x * GRID) / GRID, Math.round(y * GRID) / GRID]))

type Triangle = Parameters<typeof planarTriangleArea>[0]

function squareMetres(triangle: Triangle): number {
  const latitude = triangle[1]?.[1] ?? 0
  return planarTriangleArea(triangle) * METRES_PER_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180)
}

function formOf(weighed: Topology<Objects>, metres: number): Area[] {
  const { geometries } = weighed.objects.suburbs
  const simple = simplify(weighed, metres ** 2)
  return geometries.map((_, index) => {
    const geometry = simple.objects.suburbs.geometries[index]
    if (geometry?.type !== 'MultiPolygon') return []
    // The positions of a topology made from pairs are pairs.
    const polygons = feature(simple, geometry).geometry.coordinates as Area
    return polygons.flatMap((rings) => {
      const [outer, ...holes] = rings.filter(hasArea)
      return outer === undefined || outer !== rings[0] ? [] : [[outer, ...holes]]
    })
  })
}

const orFiner = (area: Area | undefined, finer: Area): Area => (area === undefined || area.length === 0 ? finer : area)

/** Whether at least three corners are left, for a triangle has an area unless it was a line before. */
const hasArea = (ring: readonly Corner[]): boolean => new Set(ring.map(([x, y]) => `${x} ${y}`)).size >= 3
