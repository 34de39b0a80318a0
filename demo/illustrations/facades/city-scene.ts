import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import { type Distance, drawDistance } from '#demo/illustrations/paint/distance.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { type Scene, pictureHeight, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { drawGlaze, drawSky } from '#demo/illustrations/paint/sky.ts'
import { circle, line, path, rect, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawTree, pickTree } from '#demo/illustrations/paint/trees.ts'

/** A building on a city street: footpath, street trees, lamps, a bicycle, kerb and road. */
export function drawCityScene(
  scene: Scene,
  options: { building: string; base: number; distance: Distance; trees: readonly number[] },
): string {
  const { building, base, distance, trees } = options
  const random = scene.random.fork('street')
  return (
    drawSky(scene, base - 60) +
    drawDistance(scene, distance, base - 60) +
    building +
    drawPavement(scene, random, base) +
    trees
      .map((x) => drawTree(scene, random, pickStreetTree(scene, random), x, base + 46, random.between(300, 390)))
      .join('') +
    drawStreetLamp(scene, random.chance(0.5) ? 240 : 1350, base + 60) +
    (random.chance(0.6) ? drawBicycle(scene, random, random.between(360, 1100), base + 52) : '') +
    drawRoad(scene, base) +
    drawGlaze(scene)
  )
}

function pickStreetTree(scene: Scene, random: Random) {
  const name = pickTree(random, scene.stateCode)
  return name === 'norfolkPine' || name === 'lemon' ? 'birch' : name
}

function drawPavement(scene: Scene, random: Random, base: number): string {
  const stone = scene.light.tone(random.pick(['#c9c3ba', '#b9b4b0', '#d3c6b4']))
  const joints = Array.from(
    { length: 21 },
    (_, index) => `M${index * 80} ${base}L${round(index * 80 + (index - 10) * 16)} ${base + 88}`,
  ).join('')
  return (
    rect(
      0,
      base - 3,
      pictureWidth,
      92,
      scene.define.linear([
        [0, darken(stone, 0.2)],
        [0.3, stone],
        [1, lighten(stone, 0.1)],
      ]),
    ) +
    stroke(`${joints}M0 ${base + 26}H1600M0 ${base + 54}H1600`, darken(stone, 0.34), 1.6, { opacity: 0.5 }) +
    rect(
      0,
      base - 4,
      pictureWidth,
      30,
      scene.define.linear([
        [0, scene.light.shadow, 0.42],
        [1, scene.light.shadow, 0],
      ]),
    )
  )
}

function drawRoad(scene: Scene, base: number): string {
  const road = scene.light.tone('#555a64')
  const kerb = scene.light.tone('#d7d2ca')
  const top = base + 88
  return (
    rect(0, top, pictureWidth, 14, kerb) +
    rect(0, top + 12, pictureWidth, 9, darken(kerb, 0.45)) +
    rect(
      0,
      top + 20,
      pictureWidth,
      pictureHeight - top,
      scene.define.linear([
        [0, darken(road, 0.2)],
        [1, road],
      ]),
    ) +
    line([0, top + 76], [pictureWidth, top + 76], mix(road, '#ffffff', 0.62), 5, {
      'stroke-dasharray': '110 80',
      opacity: 0.8,
    })
  )
}

function drawStreetLamp(scene: Scene, x: number, base: number): string {
  const iron = scene.light.tone('#3a4146')
  const isLit = scene.light.lampChance > 0.5
  const halo = scene.define.radial([
    [0, '#ffe9b5', 0.8],
    [0.3, '#ffd48a', 0.3],
    [1, '#ffd48a', 0],
  ])
  return (
    rect(x - 5, base - 336, 10, 338, iron) +
    rect(x - 11, base - 26, 22, 28, iron, { rx: 3 }) +
    stroke(`M${x} ${base - 330}q2 -34 44 -34`, iron, 7) +
    (isLit ? circle(x + 50, base - 352, 130, halo) : '') +
    path(`M${x + 30} ${base - 364}h40l8 16h-56Z`, iron) +
    rect(x + 26, base - 348, 48, 7, isLit ? '#fff3cf' : scene.light.tone('#e8ecee'), { rx: 3 })
  )
}

function drawBicycle(scene: Scene, random: Random, x: number, base: number): string {
  const frame = scene.light.tone(random.pick(['#c8463b', '#2f6f8f', '#d9a334', '#3f6b52']))
  const tyre = scene.light.tone('#2b2c30')
  const spokes = (cx: number) =>
    Array.from(
      { length: 6 },
      (_, index) =>
        `M${round(cx + Math.cos(index * 1.05) * 27)} ${round(base - 30 + Math.sin(index * 1.05) * 27)}L${cx} ${base - 30}`,
    ).join('')
  return (
    stroke(spokes(x) + spokes(x + 84), scene.light.tone('#9aa0a5'), 1) +
    circle(x, base - 30, 29, 'none', { stroke: tyre, 'stroke-width': 5 }) +
    circle(x + 84, base - 30, 29, 'none', { stroke: tyre, 'stroke-width': 5 }) +
    stroke(
      `M${x} ${base - 30}l26 -42h40l18 42M${x + 66} ${base - 72}l-28 42l-12 -42M${x} ${base - 30}h38M${x + 66} ${base - 72}l-4 -16`,
      frame,
      5,
      { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ) +
    stroke(`M${x + 54} ${base - 90}q12 -4 22 4M${x + 14} ${base - 82}h22M${x + 25} ${base - 72}v-10`, tyre, 5, {
      'stroke-linecap': 'round',
    }) +
    rect(x + 64, base - 92, 30, 22, scene.light.tone('#b98a52'), { rx: 3 })
  )
}
