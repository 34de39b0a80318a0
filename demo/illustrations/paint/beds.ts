import type { StateCode } from '#domain/lookups/states.ts'
import { darken, lighten, mix } from './colour.ts'
import {
  agapanthus,
  agave,
  ball,
  bottlebrush,
  bush,
  cordyline,
  daisies,
  drawBigLeaves,
  drawGrass,
  greyBush,
  hydrangea,
  kangarooPaw,
  lavender,
  rose,
} from './plants.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { leaf } from './shapes.ts'
import { ellipse, path, polygon, rect } from './svg.ts'

export type Planting = 'cottage' | 'native' | 'tropical' | 'formal' | 'dry'

const plantingsByState: Record<StateCode, readonly [Planting, ...Planting[]]> = {
  NSW: ['cottage', 'native', 'formal', 'tropical'],
  VIC: ['cottage', 'native', 'formal'],
  QLD: ['tropical', 'tropical', 'native', 'formal'],
  SA: ['dry', 'cottage', 'native'],
  WA: ['native', 'dry', 'formal'],
  TAS: ['cottage', 'cottage', 'formal'],
  NT: ['tropical', 'tropical', 'dry'],
  ACT: ['formal', 'native', 'cottage'],
}

export const pickPlanting = (random: Random, stateCode: StateCode): Planting => random.pick(plantingsByState[stateCode])

type Plant = (scene: Scene, random: Random, x: number, base: number, size: number) => string

const plantsOf: Record<Planting, readonly [Plant, ...Plant[]]> = {
  cottage: [rose, lavender, agapanthus, bush, hydrangea, lavender, daisies],
  native: [drawGrass, bottlebrush, kangarooPaw, drawGrass, bush, greyBush],
  tropical: [drawBigLeaves, cordyline, drawBigLeaves, drawGrass, bush, agapanthus],
  formal: [ball, lavender, ball, agapanthus, hydrangea],
  dry: [agave, drawGrass, greyBush, lavender, agave],
}

/** A bed of plants along a line: taller ones behind, low ones in front. */
export function drawBed(
  scene: Scene,
  random: Random,
  planting: Planting,
  from: number,
  to: number,
  base: number,
  height: number,
): string {
  if (to - from < 30) return ''
  const earth = ellipse((from + to) / 2, base + 4, (to - from) / 2 + 12, 13, scene.light.tone('#5b4238'), {
    opacity: 0.75,
  })
  const row = (depth: number, size: number, step: number): string => {
    let content = ''
    for (let x = from + size * 0.35; x < to - size * 0.2; x += size * step * random.between(0.8, 1.25)) {
      content += random.pick(plantsOf[planting])(scene, random, x, base + depth, size * random.between(0.78, 1.15))
    }
    return content
  }
  return earth + row(-2, height, 0.78) + row(9, height * 0.58, 0.72)
}

/** One plant of a planting, for pots and corners. */
const drawPlant = (scene: Scene, random: Random, planting: Planting, x: number, base: number, size: number): string =>
  random.pick(plantsOf[planting])(scene, random, x, base, size)

export function drawPot(
  scene: Scene,
  random: Random,
  planting: Planting,
  x: number,
  base: number,
  size: number,
): string {
  const colour = scene.light.tone(random.pick(['#c4714f', '#5c6b78', '#e3ddd2', '#3f4a4f']))
  const body = scene.define.linear(
    [
      [0, lighten(colour, 0.22)],
      [0.5, colour],
      [1, darken(colour, 0.34)],
    ],
    'across',
  )
  const [top, bottom, height] = [size * 0.34, size * 0.24, size * 0.5]
  return (
    ellipse(x + size * 0.1, base + 2, size * 0.42, size * 0.07, scene.light.shadow, {
      opacity: scene.light.shadowOpacity,
    }) +
    drawPlant(scene, random, planting, x, base - height + 5, size * 0.8) +
    polygon(
      [
        [x - top, base - height],
        [x + top, base - height],
        [x + bottom, base],
        [x - bottom, base],
      ],
      body,
    ) +
    rect(x - top - 3, base - height - 3, top * 2 + 6, size * 0.1, body, { rx: 3 })
  )
}

/** A clipped hedge with a lit top. */
export function drawHedge(
  scene: Scene,
  random: Random,
  from: number,
  to: number,
  base: number,
  height: number,
): string {
  const tone = scene.light.tone
  const colour = tone(random.pick(['#4d7a45', '#5b8750', '#47704a']))
  const fill = scene.define.linear([
    [0, lighten(colour, 0.16)],
    [0.3, colour],
    [1, darken(colour, 0.42)],
  ])
  const width = to - from
  const dabs = Array.from({ length: Math.floor((width * height) / 260) }, () =>
    leaf(
      random.between(from, to),
      random.between(base - height - 3, base - 6),
      random.between(7, 12),
      random.between(-3, 3),
      0.4,
    ),
  )
  const half = Math.floor(dabs.length / 2)
  return (
    rect(from - 4, base - height, width + 8, height, fill, { rx: 9 }) +
    path(dabs.slice(0, half).join(''), darken(colour, 0.24), { opacity: 0.7 }) +
    path(dabs.slice(half).join(''), mix(colour, scene.light.sun.colour, 0.28), { opacity: 0.55 }) +
    rect(from - 4, base - height - 3, width + 8, 12, mix(colour, scene.light.sun.colour, 0.36), { rx: 6, opacity: 0.6 })
  )
}
