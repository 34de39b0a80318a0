import { pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawGarageDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { corrugatedIron, drawRoof } from '#demo/illustrations/paint/roofs.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import { battens, brickwork, drawShadow, drawWall, render } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import type { Frontage } from './frontage.ts'

const palettes = [
  { render: '#f1eee7', timber: '#a8733f', metal: '#3b4147', brick: '#6f6560', door: '#2f3438' },
  { render: '#d8d4cb', timber: '#8f5f3a', metal: '#2b2f36', brick: '#b9a48f', door: '#a8733f' },
  { render: '#ffffff', timber: '#c18d55', metal: '#52585c', brick: '#8a4f40', door: '#334f4a' },
  { render: '#5e6468', timber: '#b47c48', metal: '#23272c', brick: '#d4cbbf', door: '#d39a3e' },
  { render: '#e6d9c8', timber: '#7b5336', metal: '#463f3a', brick: '#a86f55', door: '#37474f' },
] as const

type Palette = (typeof palettes)[number]

const base = 836

/** A pair of new townhouses: upper boxes that float over garages, render beside timber and dark metal, big panes. */
export function drawModernTownhouse(scene: Scene): Frontage {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const [left, width] = [random.whole(200, 240), random.whole(560, 590)]
  const isPitched = random.chance(0.35)
  const house = (x: number, name: string) => drawOne(scene, random.fork(name), x, width, palette, isPitched)
  const building =
    house(left + width + 8, 'second') +
    house(left, 'first') +
    rect(left + width, 250, 8, base - 250, scene.light.tone('#22252b'))
  return {
    building,
    left: left - 10,
    right: left + width * 2 + 18,
    base,
    entrance: left + width * 0.79,
    garage: [left + 36, left + width * 0.56],
    fences: ['none', 'rendered', 'batten', 'hedge'],
    fenceColour: palette.render,
    brick: palette.brick,
    pavings: ['concrete', 'stone'],
    distances: ['suburb', 'city', 'hills'],
    planting: random.chance(0.5) ? 'formal' : pickPlanting(random, scene.stateCode),
    bedHeight: 62,
    backTrees: 560,
  }
}

function drawOne(scene: Scene, random: Random, x: number, width: number, palette: Palette, isPitched: boolean): string {
  const tone = scene.light.tone
  const timber = battens(scene, random, palette.timber, 20, 3)
  const bricks = brickwork(scene, random, palette.brick, '#cfc8be', 0.7)
  const [top, deck] = [random.chance(0.5) ? 262 : 288, 562]
  const box = { left: x - 12, right: x + width * 0.6, top, bottom: deck + 12 }
  const frame = { frame: palette.metal, frameWidth: 8, hasSill: false, reveal: 12, furnishing: 'curtains' as const }
  const entry = x + width * 0.79
  const isTimberBox = random.chance(0.5)
  return (
    drawWall(
      scene,
      x + width * 0.5,
      top + 38,
      width * 0.5,
      base - top - 38,
      isTimberBox ? render(scene, palette.render) : timber,
      14,
    ) +
    rect(x + width * 0.5, top + 26, width * 0.5 + 6, 16, tone(palette.metal)) +
    drawWindow(scene, random, x + width * 0.7, top + 92, width * 0.2, 168, { ...frame, columns: 1, rows: 2 }) +
    drawWall(scene, x, deck, width * 0.62, base - deck, bricks, 0) +
    drawGarageDoor(scene, x + 36, deck + 76, width * 0.56 - 36, base - deck - 76, palette.metal) +
    drawDoor(scene, random, entry - 52, base - 246, 104, 240, {
      colour: palette.door,
      frame: palette.metal,
      style: 'slatted',
    }) +
    drawWindow(scene, random, entry + 62, base - 246, 36, 236, { ...frame, columns: 1, furnishing: 'none' }) +
    canopy(scene, x + width * 0.62, x + width + 4, base - 284, palette.metal) +
    drawLamp(scene, entry - 84, base - 170) +
    drawShadow(scene, x, deck + 12, width * 0.62, 96) +
    drawBox(scene, random, box, isTimberBox ? timber : render(scene, palette.render), palette, frame) +
    (isPitched
      ? pitchedTop(scene, box, palette)
      : rect(box.left - 6, top - 14, box.right - box.left + 12, 18, tone(palette.metal)))
  )
}

type Box = { left: number; right: number; top: number; bottom: number }

function drawBox(
  scene: Scene,
  random: Random,
  { left, right, top, bottom }: Box,
  fill: string,
  palette: Palette,
  frame: { frame: string; frameWidth: number; hasSill: boolean; reveal: number; furnishing: 'curtains' },
): string {
  const metal = scene.light.tone(palette.metal)
  const hasBalcony = random.chance(0.6)
  const [from, wide] = [left + 44, right - left - 88]
  const opening = hasBalcony
    ? drawWindow(scene, random, from, top + 60, wide, bottom - top - 84, { ...frame, columns: 3 }) +
      drawShadow(scene, from, top + 60, wide, 60) +
      railing(scene, from - 8, from + wide + 8, bottom - 20, metal)
    : drawWindow(scene, random, from, top + 66, wide * 0.58, 156, { ...frame, columns: 2 }) +
      drawWindow(scene, random, from + wide * 0.72, top + 66, wide * 0.28, 156, { ...frame, columns: 1 })
  return (
    drawWall(scene, left, top, right - left, bottom - top, fill, 16) +
    opening +
    rect(left, bottom - 12, right - left, 14, metal) +
    rect(right - 8, top, 12, bottom - top, scene.light.shadow, { opacity: 0.34 })
  )
}

function railing(scene: Scene, from: number, to: number, floor: number, metal: string): string {
  return (
    rect(from, floor - 88, to - from, 84, scene.light.tone('#bcd3dc'), { opacity: 0.34 }) +
    rect(
      from,
      floor - 88,
      to - from,
      84,
      scene.define.linear(
        [
          [0, '#ffffff', 0.34],
          [0.5, '#ffffff', 0.04],
          [1, '#ffffff', 0.2],
        ],
        'diagonal',
      ),
    ) +
    rect(from - 4, floor - 94, to - from + 8, 8, metal) +
    repeat(4, (index) => rect(from + ((to - from - 5) * index) / 3, floor - 88, 5, 90, metal)) +
    rect(from - 8, floor - 4, to - from + 16, 10, darken(metal, 0.2))
  )
}

function canopy(scene: Scene, from: number, to: number, y: number, colour: string): string {
  const metal = scene.light.tone(colour)
  return (
    rect(from, y, to - from, 16, lighten(metal, 0.1)) +
    rect(from, y + 13, to - from, 5, darken(metal, 0.5)) +
    drawShadow(scene, from, y + 18, to - from, 60)
  )
}

function pitchedTop(scene: Scene, { left, right, top }: Box, palette: Palette): string {
  const middle = (left + right) / 2
  const iron = corrugatedIron(scene, palette.metal, 18)
  const metal = scene.light.tone(palette.metal)
  return (
    drawRoof(
      scene,
      [
        [left - 14, top + 4],
        [middle, top - 138],
        [right + 14, top + 4],
      ],
      iron,
    ) +
    stroke(`M${left - 18} ${top + 6}L${middle} ${top - 142}L${right + 18} ${top + 6}`, lighten(metal, 0.16), 12, {
      'stroke-linejoin': 'round',
    })
  )
}
