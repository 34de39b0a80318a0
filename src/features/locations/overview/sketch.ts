import type { Bounds } from '#domain/geo/bounds.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'

/** The paper that a place is sketched on. */
export const sketchSize = { width: 400, height: 260 } as const

export type SketchPoint = { x: number; y: number }

const OUTLINE_SHARE = 0.55
/** A place without extent, such as a street, is shown with about two kilometres around it. */
const LEAST_DEGREES = 0.02

/** The ellipse that fills the box around points of the sketch; null without any. */
export function boxOf(points: readonly SketchPoint[]): { cx: number; cy: number; rx: number; ry: number } | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { cx: (left + right) / 2, cy: (top + bottom) / 2, rx: (right - left) / 2, ry: (bottom - top) / 2 }
}

/** How degrees become points of the sketch, so that the box fills a good half of it, north up and nothing stretched. */
export function projectionFor({ south, west, north, east }: Bounds): (point: LatLong) => SketchPoint {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const squeeze = Math.cos((middle.latitude * Math.PI) / 180)
  const scale =
    OUTLINE_SHARE *
    Math.min(
      sketchSize.width / Math.max((east - west) * squeeze, LEAST_DEGREES),
      sketchSize.height / Math.max(north - south, LEAST_DEGREES),
    )
  return ({ latitude, longitude }) => ({
    x: rounded(sketchSize.width / 2 + (longitude - middle.longitude) * squeeze * scale),
    y: rounded(sketchSize.height / 2 - (latitude - middle.latitude) * scale),
  })
}

const MARGIN = { x: 34, y: 16 }

/** Whether a point with its name stands on the paper. */
export const isOnPaper = ({ x, y }: SketchPoint): boolean =>
  x >= MARGIN.x && x <= sketchSize.width - MARGIN.x && y >= MARGIN.y && y <= sketchSize.height - MARGIN.y

const NAME_HEIGHT = 14
const LETTER_WIDTH = 6

/** Names in the order given, those left out that would lie on an earlier one. */
export function namesApart<Name extends SketchPoint & { name: string }>(names: readonly Name[]): Name[] {
  const kept: Name[] = []
  for (const name of names) if (!kept.some((other) => overlaps(name, other))) kept.push(name)
  return kept
}

function overlaps(left: SketchPoint & { name: string }, right: SketchPoint & { name: string }): boolean {
  const width = ((left.name.length + right.name.length) / 2) * LETTER_WIDTH + NAME_HEIGHT
  return Math.abs(left.x - right.x) < width && Math.abs(left.y - right.y) < NAME_HEIGHT * 2
}

const rounded = (value: number): number => Math.round(value * 10) / 10
