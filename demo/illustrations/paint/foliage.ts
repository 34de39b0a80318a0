import { darken, lighten, mix } from './colour.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { leaves, scallops } from './shapes.ts'
import { path } from './svg.ts'

export type LeafLook = {
  colour: string
  /** Leaf length in drawing units. */
  length?: number
  angle?: number
  spread?: number
  plumpness?: number
  /** Blossom scattered over the lit side. */
  blossom?: string
  density?: number
}

/** One mass of leaves: bunches at its edge, dark underneath, lit from the upper left, single leaves over all. */
export function drawClump(
  scene: Scene,
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  look: LeafLook,
): string {
  const { colour, length = 13, angle = 1.2, spread = 1.4, plumpness = 0.32, blossom, density = 1 } = look
  const tone = scene.light.tone
  const base = tone(colour)
  const sunlit = mix(tone(lighten(colour, 0.3)), scene.light.sun.colour, 0.16)
  const body = scene.define.radial(
    [
      [0, mix(base, sunlit, 0.7)],
      [0.5, base],
      [1, darken(base, 0.2)],
    ],
    [0.34, 0.26, 0.78],
  )
  const count = Math.min(120, ((rx * ry) / (length * length)) * 0.5 * density)
  const scatter = (x: number, y: number, reach: number, share: number) =>
    leaves(
      random,
      { cx: x, cy: y, rx: rx * reach, ry: ry * reach },
      { count: count * share, length, angle, spread, plumpness },
    )
  const bunch = length * 1.5
  const tufts = Array.from({ length: rx > length * 2.4 ? 5 : 2 }, () => {
    const [x, y] = [cx + rx * random.between(-0.62, 0.34), cy + ry * random.between(-0.66, 0.2)]
    const reach = random.between(0.22, 0.36)
    return (
      path(scallops(random, x + rx * 0.03, y + ry * 0.07, rx * reach, ry * reach * 0.9, bunch), darken(base, 0.2), {
        opacity: 0.5,
      }) +
      path(scallops(random, x, y, rx * reach, ry * reach * 0.86, bunch), mix(base, sunlit, 0.55), { opacity: 0.62 })
    )
  })
  return (
    path(
      scallops(random, cx + rx * 0.04, cy + ry * 0.09, rx, ry, bunch) + scatter(cx, cy + ry * 0.05, 1.12, 0.6),
      darken(base, 0.34),
    ) +
    path(scallops(random, cx - rx * 0.03, cy - ry * 0.05, rx * 0.93, ry * 0.88, bunch), body) +
    tufts.join('') +
    path(scatter(cx - rx * 0.16, cy - ry * 0.2, 0.82, 0.55), sunlit, { opacity: 0.7 }) +
    path(scatter(cx + rx * 0.2, cy + ry * 0.26, 0.74, 0.5), darken(base, 0.38), { opacity: 0.55 }) +
    (blossom === undefined ? '' : drawBlossom(scene, random, cx, cy, rx, ry, blossom))
  )
}

function drawBlossom(
  scene: Scene,
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
): string {
  const dots = (count: number, shift: number) =>
    leaves(
      random,
      { cx: cx - rx * shift, cy: cy - ry * shift, rx: rx * 0.92, ry: ry * 0.88 },
      { count, length: 9, angle: 0, spread: 3.1, plumpness: 0.85 },
    )
  const count = Math.min(60, 8 + (rx * ry) / 220)
  const tone = scene.light.tone
  return path(dots(count, 0), tone(darken(colour, 0.12))) + path(dots(count * 0.7, 0.12), tone(lighten(colour, 0.3)))
}

/** A row of rounded bushes or tree tops whose feet stand on one line. */
export function drawTreeline(
  scene: Scene,
  random: Random,
  from: number,
  to: number,
  baseline: number,
  height: number,
  colour: string,
): string {
  const tops: string[] = []
  const lit: string[] = []
  for (let x = from; x < to; x += height * random.between(0.4, 0.9)) {
    const tall = height * random.between(0.55, 1.15)
    const wide = tall * random.between(0.45, 0.8)
    tops.push(scallops(random, x, baseline - tall * 0.5, wide, tall * 0.6, tall * 0.26))
    lit.push(scallops(random, x - wide * 0.24, baseline - tall * 0.66, wide * 0.6, tall * 0.34, tall * 0.22))
  }
  const floor = `M${from} ${baseline - height * 0.4}H${to}V${baseline + 12}H${from}Z`
  const fill = scene.define.linear([
    [0, mix(colour, scene.light.sun.colour, 0.28)],
    [0.5, colour],
    [1, mix(colour, scene.light.haze, 0.2)],
  ])
  return (
    path(floor, colour) +
    tops.map((top) => path(top, fill)).join('') +
    path(lit.join(''), mix(colour, scene.light.sun.colour, 0.34), { opacity: 0.34 })
  )
}
