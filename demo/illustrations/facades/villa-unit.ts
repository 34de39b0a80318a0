import { drawPot, pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { drawDoor, drawGarageDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { drawGutter, drawRidge, drawRoof, roofTiles } from '#demo/illustrations/paint/roofs.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { element, group, polygon, rect, repeat } from '#demo/illustrations/paint/svg.ts'
import { brickwork, drawShadow, drawWall, weatherboards } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import type { Frontage } from './frontage.ts'

const palettes = [
  { brick: '#c98d6c', roof: '#8d5a48', trim: '#f6efe2', door: '#4a6b5d', gable: '#f1e6d2' },
  { brick: '#dcc6a6', roof: '#6a6e74', trim: '#ffffff', door: '#8c4038', gable: '#e9edf0' },
  { brick: '#a8604c', roof: '#5e4a45', trim: '#efe6d8', door: '#2f4f5f', gable: '#d8c9b4' },
  { brick: '#b8a08a', roof: '#a5614a', trim: '#fffaf0', door: '#d8a23e', gable: '#fff7e6' },
] as const

/** Single-storey brick villa: a gabled front room, a porch and a garage, with its twin further down the shared drive. */
export function drawVillaUnit(scene: Scene): Frontage {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const base = 836
  const left = random.whole(150, 190)
  const twin = group(drawOne(scene, random.fork('twin'), 0, 836, palette), {
    transform: 'translate(1010 292) scale(.62)',
  })
  const building = twin + drawOne(scene, random, left, base, palette)
  return {
    building,
    left,
    right: left + 800,
    base,
    entrance: left + 505,
    garage: [left + 590, left + 786],
    fences: ['hedge', 'brick', 'picket', 'none'],
    fenceColour: palette.trim,
    brick: palette.brick,
    pavings: ['brick', 'concrete', 'stone'],
    distances: ['suburb', 'hills'],
    planting: pickPlanting(random, scene.stateCode),
    bedHeight: 68,
    backTrees: 540,
  }
}

function drawOne(scene: Scene, random: Random, left: number, base: number, palette: (typeof palettes)[number]): string {
  const tone = scene.light.tone
  const tiles = roofTiles(scene, random, palette.roof)
  const bricks = brickwork(scene, random, palette.brick, '#e0d4c4', 0.78)
  const trim = tone(palette.trim)
  const [eaves, right, ridge] = [548, left + 810, 372]
  const gable = { from: left - 24, to: left + 424, top: eaves - 220 }
  const middle = (gable.from + gable.to) / 2
  return (
    drawRoof(
      scene,
      [
        [left + 200, eaves],
        [left + 330, ridge],
        [right - 120, ridge],
        [right + 34, eaves],
      ],
      tiles,
    ) +
    drawRidge(scene, [left + 330, ridge], [right - 120, ridge], palette.roof) +
    drawRidge(scene, [right - 120, ridge], [right + 34, eaves], palette.roof, 7) +
    drawWall(scene, left + 396, eaves, right - left - 396, base - eaves - 10, bricks, 92) +
    drawDoor(scene, random, left + 454, base - 236, 102, 226, {
      colour: palette.door,
      frame: palette.trim,
      style: 'glazed',
    }) +
    drawLamp(scene, left + 430, base - 166) +
    drawGarageDoor(scene, left + 596, eaves + 84, 184, base - eaves - 94, palette.trim) +
    drawGutter(scene, left + 404, right + 38, eaves - 4, palette.trim) +
    drawWall(scene, left, eaves - 10, 400, base - eaves + 10, bricks, 0) +
    rect(left + 400, eaves, 16, base - eaves - 6, scene.light.shadow, { opacity: 0.3 }) +
    rect(left + 62, eaves + 56, 276, 176, trim) +
    drawWindow(scene, random, left + 76, eaves + 70, 248, 148, { frame: palette.trim, columns: 3, frameWidth: 8 }) +
    polygon(
      [
        [gable.from + 30, eaves],
        [middle, gable.top + 18],
        [gable.to - 30, eaves],
      ],
      weatherboards(scene, palette.gable, 18),
    ) +
    polygon(
      [
        [gable.from + 30, eaves],
        [middle, gable.top + 18],
        [gable.to - 30, eaves],
      ],
      scene.define.linear([
        [0, scene.light.shadow, 0.42],
        [0.6, scene.light.shadow, 0.02],
      ]),
    ) +
    rect(gable.from + 24, eaves - 8, gable.to - gable.from - 48, 14, trim) +
    drawShadow(scene, left, eaves + 6, 400, 24) +
    vent(scene, middle, eaves - 84, trim) +
    element('path', {
      d: `M${gable.from} ${eaves + 10}L${middle} ${gable.top}L${gable.to} ${eaves + 10}`,
      fill: 'none',
      stroke: tone(palette.roof),
      'stroke-width': 26,
      'stroke-linejoin': 'round',
    }) +
    element('path', {
      d: `M${gable.from + 12} ${eaves + 14}L${middle} ${gable.top + 16}L${gable.to - 12} ${eaves + 14}`,
      fill: 'none',
      stroke: trim,
      'stroke-width': 13,
    }) +
    drawPot(scene, random, 'formal', left + 582, base + 4, 84)
  )
}

const vent = (scene: Scene, x: number, y: number, trim: string): string =>
  rect(x - 30, y, 60, 46, trim) +
  repeat(4, (index) => rect(x - 24, y + 7 + index * 9, 48, 4, scene.light.tone('#3e464c')))
