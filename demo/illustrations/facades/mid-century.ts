import { drawPot, pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { circle, group, path, polygon, rect, repeat, round } from '#demo/illustrations/paint/svg.ts'
import { battens, brickwork, drawShadow, drawWall, render, stonework } from '#demo/illustrations/paint/walls.ts'
import { drawWindow, glass } from '#demo/illustrations/paint/windows.ts'
import type { Frontage } from './frontage.ts'

const palettes = [
  { wall: '#f4f1ea', timber: '#a8713f', stone: '#b9a58d', roof: '#5a5853', door: '#e07a35', brick: '#c98a63' },
  { wall: '#dfe6e2', timber: '#8d5d3a', stone: '#a8a39a', roof: '#4b5357', door: '#2f8c8c', brick: '#d8c3a0' },
  { wall: '#f3e6cf', timber: '#b7824e', stone: '#c3a680', roof: '#6a5647', door: '#e3b23c', brick: '#a9614a' },
  { wall: '#5f6a68', timber: '#c08a55', stone: '#8f8d88', roof: '#3d4246', door: '#d94f3d', brick: '#e6ddcf' },
  { wall: '#ffffff', timber: '#9b6a44', stone: '#c9b9a3', roof: '#76736d', door: '#f2c14e', brick: '#b77a5a' },
] as const

/** Low and long: a floating flat roof on thin posts, a wall of glass, a stone pier, a breeze-block screen and a carport. */
export function drawMidCentury(scene: Scene): Frontage {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const [left, right, base] = [random.whole(150, 190), random.whole(1420, 1460), 828]
  const [living, hall, beds] = [left + 330, left + 790, left + 930]
  const eaves = 520
  const stone = stonework(scene, random, palette.stone)
  const timber = battens(scene, random, palette.timber, 30, 4)
  const planting = pickPlanting(random, scene.stateCode)
  const isSkillion = random.chance(0.5)
  const building =
    carport(scene, left, living, eaves, base, palette, timber) +
    raisedRoof(scene, living, hall + 60, eaves, palette.roof, isSkillion) +
    drawWall(scene, living, eaves, hall - living, base - eaves, render(scene, palette.wall), 0) +
    glassWall(scene, living + 26, eaves + 16, hall - living - 52, base - eaves - 26, palette.roof) +
    drawWall(
      scene,
      beds,
      eaves,
      right - beds,
      base - eaves,
      random.chance(0.5) ? brickwork(scene, random, palette.brick, '#e0d6c8', 0.8) : timber,
      0,
    ) +
    repeat(2, (index) =>
      drawWindow(scene, random, beds + 60 + index * 216, eaves + 66, 160, 106, {
        frame: palette.roof,
        columns: 2,
        frameWidth: 7,
        furnishing: index === 0 ? 'curtains' : 'blinds',
      }),
    ) +
    drawWall(scene, hall, eaves, beds - hall, base - eaves, timber, 0) +
    drawDoor(scene, random, hall + 22, base - 250, 100, 246, {
      colour: palette.door,
      frame: palette.roof,
      style: 'slatted',
    }) +
    drawShadow(scene, living, eaves, right - living, 150) +
    stonePier(scene, hall - 48, eaves - 120, base, stone) +
    breezeBlocks(scene, right - 150, eaves + 20, base, palette.wall) +
    slab(scene, left - 30, right + 44, eaves, palette.roof) +
    repeat(3, (index) => post(scene, living + 120 + index * 150, eaves + 16, base, palette.roof)) +
    drawLamp(scene, hall + 132, base - 190) +
    drawPot(scene, random, planting, hall - 70, base + 8, 96) +
    drawPot(scene, random, planting, beds + 30, base + 8, 80)
  return {
    building,
    left,
    right,
    base,
    entrance: hall + 72,
    garage: [left + 20, living - 20],
    fences: ['none', 'none', 'rendered', 'batten'],
    fenceColour: palette.wall,
    brick: palette.brick,
    pavings: ['concrete', 'stone'],
    distances: ['hills', 'suburb', 'sea'],
    planting,
    bedHeight: 62,
    backTrees: 620,
  }
}

function slab(scene: Scene, left: number, right: number, y: number, colour: string): string {
  const roof = scene.light.tone(colour)
  const edge = scene.define.linear([
    [0, lighten(roof, 0.34)],
    [0.35, roof],
    [1, darken(roof, 0.2)],
  ])
  return (
    rect(left, y - 30, right - left, 34, edge) +
    rect(left, y + 2, right - left, 6, darken(roof, 0.6)) +
    rect(left, y - 34, right - left, 6, lighten(roof, 0.5))
  )
}

function raisedRoof(
  scene: Scene,
  left: number,
  right: number,
  eaves: number,
  colour: string,
  isSkillion: boolean,
): string {
  const roof = scene.light.tone(colour)
  const [low, high] = isSkillion ? [eaves - 70, eaves - 176] : [eaves - 112, eaves - 112]
  const clerestory: [number, number][] = [
    [left + 20, low + 8],
    [right - 20, high + 8],
    [right - 20, eaves - 20],
    [left + 20, eaves - 20],
  ]
  const panes = group(
    glass(scene, scene.random.fork('clerestory'), left, high, right - left, eaves - high, { furnishing: 'none' }),
    { 'clip-path': scene.define.clip(polygon(clerestory, '#000')) },
  )
  const bars = repeat(7, (index) =>
    rect(
      left + 20 + ((right - left - 40) * index) / 6 - 4,
      Math.min(low, high) + 8,
      8,
      eaves - Math.min(low, high) - 24,
      roof,
    ),
  )
  return (
    group(panes + bars, { 'clip-path': scene.define.clip(polygon(clerestory, '#000')) }) +
    polygon(
      [
        [left - 40, low + 12],
        [left - 40, low - 14],
        [right + 60, high - 22],
        [right + 60, high + 6],
      ],
      roof,
    ) +
    polygon(
      [
        [left - 40, low - 14],
        [left - 40, low - 20],
        [right + 60, high - 28],
        [right + 60, high - 22],
      ],
      lighten(roof, 0.45),
    )
  )
}

function glassWall(scene: Scene, x: number, y: number, width: number, height: number, frame: string): string {
  const colour = scene.light.tone(frame)
  const random = scene.random.fork('glass')
  const pane = width / 4
  return (
    repeat(4, (index) =>
      glass(scene, random, x + index * pane, y, pane, height, { furnishing: index % 3 === 0 ? 'curtains' : 'none' }),
    ) +
    repeat(5, (index) => rect(x + index * pane - 5, y, 9, height, colour)) +
    rect(x - 5, y + height - 8, width + 9, 10, colour) +
    rect(x - 5, y, width + 9, 8, colour)
  )
}

function stonePier(scene: Scene, x: number, top: number, base: number, stone: string): string {
  const { light, define } = scene
  return (
    rect(x, top, 92, base - top, stone) +
    rect(
      x,
      top,
      92,
      base - top,
      define.linear(
        [
          [0, light.sun.colour, 0.22],
          [0.6, light.shadow, 0.04],
          [1, light.shadow, 0.4],
        ],
        'across',
      ),
    ) +
    rect(x - 7, top - 12, 106, 15, light.tone('#d5cec2'))
  )
}

function breezeBlocks(scene: Scene, x: number, y: number, base: number, colour: string): string {
  const block = scene.light.tone(lighten(colour, 0.3))
  const size = 46
  const rows = Math.floor((base - y) / size)
  return (
    rect(x, base - rows * size, size * 4, rows * size, scene.light.tone('#2b3138')) +
    repeat(rows, (row) =>
      repeat(4, (column) => {
        const [cx, cy] = [x + column * size + size / 2, base - row * size - size / 2]
        return (
          path(`M${round(cx - 23)} ${round(cy - 23)}h46v46h-46Zm23 3a20 20 0 1 0 .1 0Z`, block, {
            'fill-rule': 'evenodd',
          }) +
          circle(cx, cy, 8, block) +
          path(`M${round(cx - 20)} ${round(cy - 3)}h40v6h-40ZM${round(cx - 3)} ${round(cy - 20)}h6v40h-6Z`, block) +
          path(`M${round(cx - 20)} ${round(cy)}a20 20 0 0 1 40 0l-4 0a16 16 0 0 0 -32 0Z`, scene.light.shadow, {
            opacity: 0.34,
          })
        )
      }),
    )
  )
}

function carport(
  scene: Scene,
  left: number,
  right: number,
  eaves: number,
  base: number,
  palette: (typeof palettes)[number],
  timber: string,
): string {
  const dark = scene.define.linear([
    [0, scene.light.tone('#262a33')],
    [1, scene.light.tone('#6b6b6c')],
  ])
  return (
    rect(left + 10, eaves, right - left - 10, base - eaves, dark) +
    rect(left + 40, eaves + 30, right - left - 70, base - eaves - 40, timber, { opacity: 0.55 }) +
    drawShadow(scene, left + 10, eaves, right - left - 10, 190) +
    car(scene, left + 50, base + 4, palette.door) +
    post(scene, left + 12, eaves, base, palette.roof)
  )
}

const post = (scene: Scene, x: number, top: number, base: number, colour: string): string =>
  rect(x, top, 9, base - top, scene.light.tone(colour)) +
  rect(x + 5, top, 4, base - top, scene.light.shadow, { opacity: 0.3 })

/** A small saloon of the sixties, seen from behind the drive. */
function car(scene: Scene, x: number, base: number, colour: string): string {
  const paint = scene.light.tone(lighten(colour, 0.2))
  const body = scene.define.linear([
    [0, lighten(paint, 0.4)],
    [0.5, paint],
    [1, darken(paint, 0.34)],
  ])
  return (
    rect(x + 6, base - 12, 218, 14, scene.light.shadow, { opacity: 0.5, rx: 7 }) +
    rect(x + 24, base - 22, 36, 24, scene.light.tone('#22242a'), { rx: 8 }) +
    rect(x + 168, base - 22, 36, 24, scene.light.tone('#22242a'), { rx: 8 }) +
    path(`M${x + 40} ${base - 84}q8 -46 34 -48h80q26 2 34 48Z`, body) +
    path(`M${x + 54} ${base - 86}q6 -34 24 -36h72q18 2 24 36Z`, scene.light.tone('#31475a')) +
    rect(x + 6, base - 88, 216, 74, body, { rx: 20 }) +
    rect(x + 10, base - 38, 208, 9, scene.light.tone('#dfe3e6'), { rx: 4 }) +
    circle(x + 38, base - 60, 15, scene.light.tone('#fff4d2'), {
      stroke: scene.light.tone('#d7dbde'),
      'stroke-width': 5,
    }) +
    circle(x + 190, base - 60, 15, scene.light.tone('#fff4d2'), {
      stroke: scene.light.tone('#d7dbde'),
      'stroke-width': 5,
    }) +
    repeat(5, (index) => rect(x + 74, base - 72 + index * 6, 80, 2.6, scene.light.tone('#eef1f2')))
  )
}
