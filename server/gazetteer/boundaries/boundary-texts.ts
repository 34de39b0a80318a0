import { roundDegrees } from '#domain/geo/lat-long.ts'
import type { Area } from './boundary-features.ts'
import type { SimplifiedArea } from './simplify-boundaries.ts'

/** The forms of an area as they are stored, and the box of all of it. */
export type BoundaryTexts = {
  southMicro: number
  westMicro: number
  northMicro: number
  eastMicro: number
  outline: string
  near: string
  far: string
}

export function boundaryTexts({ outline, near, far }: SimplifiedArea): BoundaryTexts {
  const corners = outline.flat(2)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return {
    southMicro: Math.floor(least(ys) * 1e6),
    westMicro: Math.floor(least(xs) * 1e6),
    northMicro: Math.ceil(most(ys) * 1e6),
    eastMicro: Math.ceil(most(xs) * 1e6),
    outline: toWellKnownText(outline),
    near: toWellKnownText(near),
    far: toWellKnownText(far),
  }
}

/** A boundary may have more corners than a call may have arguments. */
const least = (values: readonly number[]): number => values.reduce((left, right) => Math.min(left, right), Infinity)
const most = (values: readonly number[]): number => values.reduce((left, right) => Math.max(left, right), -Infinity)

/** `POLYGON ((longitude latitude, …))`, or a MULTIPOLYGON of several, five decimals. */
function toWellKnownText(area: Area): string {
  const polygons = area.map((rings) => `(${rings.map((ring) => `(${ring.map(cornerText).join(', ')})`).join(', ')})`)
  return polygons.length === 1 ? `POLYGON ${polygons[0]}` : `MULTIPOLYGON (${polygons.join(', ')})`
}

const cornerText = ([longitude, latitude]: readonly [number, number]): string =>
  `${roundDegrees(longitude)} ${roundDegrees(latitude)}`
