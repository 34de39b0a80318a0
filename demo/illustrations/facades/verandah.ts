import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { element, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'

type Posts = {
  left: number
  right: number
  top: number
  floor: number
  colour: string
  bays: number
  hasFrieze?: boolean
  /** Balustrade between the posts, except where the steps arrive. */
  railHeight?: number
  gap?: readonly [number, number]
  width?: number
}

/** Posts with brackets, a lace frieze and, when asked, a balustrade. */
export function drawPosts(
  scene: Scene,
  { left, right, top, floor, colour, bays, hasFrieze = false, railHeight = 0, gap, width = 15 }: Posts,
): string {
  const paint = scene.light.tone(colour)
  const face = scene.define.linear(
    [
      [0, lighten(paint, 0.16)],
      [0.5, paint],
      [1, darken(paint, 0.36)],
    ],
    'across',
  )
  const bay = (right - left - width) / bays
  const posts = repeat(bays + 1, (index) => {
    const x = left + index * bay
    return (
      rect(x, top, width, floor - top, face) +
      rect(x - 5, top + 46, width + 10, 8, face) +
      rect(x - 4, floor - 16, width + 8, 16, face)
    )
  })
  const friezes = hasFrieze
    ? repeat(bays, (index) => drawFrieze(scene, left + index * bay + width, left + (index + 1) * bay, top, paint))
    : ''
  const rails =
    railHeight === 0
      ? ''
      : repeat(bays, (index) => {
          const from = left + index * bay + width
          const to = left + (index + 1) * bay
          const isOpen = gap !== undefined && (from + to) / 2 > gap[0] && (from + to) / 2 < gap[1]
          return isOpen ? '' : drawBalustrade(scene, from, to, floor, railHeight, paint)
        })
  return friezes + rails + posts
}

/** Cast-iron lace hanging between two posts: a band of rings, and a scrolled bracket in each corner. */
export function drawFrieze(scene: Scene, from: number, to: number, top: number, paint: string, depth = 30): string {
  const width = to - from
  const count = Math.max(2, Math.round(width / 26))
  const step = width / count
  const rings = Array.from({ length: count }, (_, index) => {
    const x = from + step * (index + 0.5)
    const r = Math.min(step, depth) * 0.36
    return (
      `M${round(x - r)} ${round(top + depth * 0.45)}a${round(r)} ${round(r)} 0 1 0 ${round(r * 2)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-r * 2)} 0Z` +
      `M${round(x - step / 2)} ${round(top + depth)}q${round(step / 2)} ${round(depth * 0.45)} ${round(step)} 0M${round(x)} ${round(top)}v${round(depth * 1.2)}`
    )
  }).join('')
  const size = Math.min(width * 0.24, depth * 1.7)
  const bracket = (x: number, sign: number) =>
    `M${round(x)} ${round(top + depth)}v${round(size)}q${round(sign * size * 0.12)} ${round(-size * 0.8)} ${round(sign * size)} ${round(-size)}` +
    `M${round(x + sign * size * 0.16)} ${round(top + depth + size * 0.44)}q${round(sign * size * 0.5)} ${round(-size * 0.02)} ${round(sign * size * 0.36)} ${round(-size * 0.4)}`
  const shadow = stroke(rings + bracket(from, 1) + bracket(to, -1), scene.light.shadow, 3.4, {
    opacity: 0.26,
    transform: 'translate(5 6)',
  })
  return (
    shadow +
    element('path', { d: rings + bracket(from, 1) + bracket(to, -1), fill: 'none', stroke: paint, 'stroke-width': 3 }) +
    rect(from, top - 2, width, 6, paint) +
    rect(from, top + depth - 2, width, 3.4, paint)
  )
}

export function drawBalustrade(
  scene: Scene,
  from: number,
  to: number,
  floor: number,
  height: number,
  paint: string,
  step = 15,
): string {
  const count = Math.floor((to - from) / step)
  const bars = Array.from(
    { length: count },
    (_, index) =>
      `M${round(from + ((to - from) * (index + 0.5)) / count)} ${round(floor - 8)}V${round(floor - height)}`,
  ).join('')
  return (
    stroke(bars, scene.light.shadow, 4, { opacity: 0.22, transform: 'translate(5 3)' }) +
    stroke(bars, paint, 4.4) +
    rect(from, floor - height - 6, to - from, 10, lighten(paint, 0.1)) +
    rect(from, floor - height + 3, to - from, 3, darken(paint, 0.36), { opacity: 0.7 }) +
    rect(from, floor - 14, to - from, 7, paint)
  )
}

/** The edge of a timber deck and the dark or bricked base under it. */
export function drawTimberFloor(
  scene: Scene,
  left: number,
  right: number,
  floor: number,
  base: number,
  under: string,
): string {
  const deck = scene.light.tone('#b98f63')
  return (
    rect(left, floor, right - left, base - floor, under) +
    rect(
      left,
      floor,
      right - left,
      base - floor,
      scene.define.linear([
        [0, scene.light.shadow, 0.55],
        [1, scene.light.shadow, 0.16],
      ]),
    ) +
    rect(left - 6, floor - 4, right - left + 12, 12, deck) +
    rect(left - 6, floor + 5, right - left + 12, 4, darken(deck, 0.5))
  )
}

export function drawSteps(
  scene: Scene,
  x: number,
  floor: number,
  base: number,
  width: number,
  colour = '#b98f63',
): string {
  const tread = scene.light.tone(colour)
  const count = Math.max(2, Math.round((base - floor) / 15))
  const rise = (base - floor) / count
  return repeat(count, (index) => {
    const wide = width + index * 16
    const y = floor + index * rise
    return (
      rect(x - wide / 2, y + 4, wide, rise, darken(tread, 0.42)) +
      rect(x - wide / 2, y - 2, wide, 8, lighten(tread, 0.14 - index * 0.03))
    )
  })
}
