import { lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import { corrugatedIron, drawChimney, drawGutter, drawRidge, drawRoof } from '#demo/illustrations/paint/roofs.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { element, line, path, polygon, rect, repeat, round } from '#demo/illustrations/paint/svg.ts'
import { brickwork, drawShadow, drawWall, weatherboards } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import type { Frontage } from './frontage.ts'
import { drawPosts, drawSteps, drawTimberFloor } from './verandah.ts'

const palettes = [
  { wall: '#f3efe4', trim: '#ffffff', roof: '#8a9aa4', door: '#b5443c', iron: '#f8f6ef' },
  { wall: '#b9cbd3', trim: '#ffffff', roof: '#5f7484', door: '#e2b13c', iron: '#ffffff' },
  { wall: '#dfe4c9', trim: '#fffdf4', roof: '#7d4e43', door: '#2f5d50', iron: '#fffdf4' },
  { wall: '#e9cfc0', trim: '#fffaf3', roof: '#6f7b7e', door: '#31465c', iron: '#fffaf3' },
  { wall: '#56646e', trim: '#f7f7f4', roof: '#39424b', door: '#d9a441', iron: '#f2f2ee' },
  { wall: '#f2e2b4', trim: '#ffffff', roof: '#8c4a3e', door: '#3f6b5b', iron: '#ffffff' },
  { wall: '#c3d3c0', trim: '#fbfbf5', roof: '#9aa7ab', door: '#7a3344', iron: '#fbfbf5' },
] as const

/** A double-fronted timber cottage: hip roof of iron, a verandah across the front, a chimney at each end. */
export function drawWeatherboardCottage(scene: Scene): Frontage {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const [left, right, base] = [random.whole(270, 330), random.whole(1270, 1330), 812]
  const middle = (left + right) / 2
  const [wallTop, floor] = [488, base - 36]
  const roofTop = random.whole(262, 300)
  const iron = corrugatedIron(scene, palette.roof, 15)
  const boards = weatherboards(scene, palette.wall)
  const bricks = brickwork(scene, random, '#a8573f', '#d6c8b8', 0.62)
  const frame = { frame: palette.trim, columns: 1, rows: 2, frameWidth: 9 }
  const pane = (x: number) =>
    rect(x - 16, wallTop + 66, 162, 196, scene.light.tone(palette.trim)) +
    drawWindow(scene, random, x, wallTop + 80, 60, 166, frame) +
    drawWindow(scene, random, x + 70, wallTop + 80, 60, 166, frame)
  const hasGable = random.chance(0.55)
  const main: [number, number][] = [
    [left - 34, wallTop + 6],
    [left + 150, roofTop],
    [right - 150, roofTop],
    [right + 34, wallTop + 6],
  ]
  const building =
    drawChimney(scene, left + 210, roofTop - 74, 58, 150, bricks) +
    drawChimney(scene, right - 268, roofTop - 74, 58, 150, bricks) +
    drawRoof(scene, main, iron) +
    drawRidge(scene, [left + 150, roofTop], [right - 150, roofTop], palette.roof) +
    drawRidge(scene, [left + 150, roofTop], [left - 34, wallTop + 2], palette.roof, 7) +
    drawRidge(scene, [right - 150, roofTop], [right + 34, wallTop + 2], palette.roof, 7) +
    (hasGable ? gablet(scene, middle, roofTop + 18, palette.trim, boards) : '') +
    drawWall(scene, left, wallTop, right - left, floor - wallTop, boards, 96) +
    pane(left + 120) +
    pane(right - 250) +
    drawDoor(scene, random, middle - 52, floor - 254, 104, 254, {
      colour: palette.door,
      frame: palette.trim,
      style: random.pick(['panelled', 'glazed']),
      hasFanlight: true,
    }) +
    drawLamp(scene, middle + 96, floor - 180) +
    drawTimberFloor(scene, left - 30, right + 30, floor, base, bricks) +
    drawSteps(scene, middle, floor, base, 190) +
    drawShadow(scene, left, wallTop + 10, right - left, 70) +
    verandah(scene, left - 40, right + 40, wallTop, floor, iron, palette.iron, middle)
  return {
    building,
    left: left - 30,
    right: right + 30,
    base,
    entrance: middle,
    garage: null,
    fences: ['picket', 'picket', 'iron', 'hedge', 'batten'],
    fenceColour: palette.trim,
    brick: '#a8573f',
    pavings: ['brick', 'gravel', 'concrete', 'stone'],
    distances: ['suburb', 'suburb', 'hills', 'city'],
    bedHeight: 66,
    backTrees: 560,
  }
}

function gablet(scene: Scene, x: number, top: number, trim: string, boards: string): string {
  const colour = scene.light.tone(trim)
  return (
    polygon(
      [
        [x - 118, top + 152],
        [x, top + 20],
        [x + 118, top + 152],
      ],
      boards,
    ) +
    polygon(
      [
        [x - 118, top + 152],
        [x, top + 20],
        [x + 118, top + 152],
      ],
      scene.light.shadow,
      { opacity: 0.1 },
    ) +
    element('path', {
      d: `M${round(x - 132)} ${top + 160}L${round(x)} ${top + 10}L${round(x + 132)} ${top + 160}`,
      fill: 'none',
      stroke: colour,
      'stroke-width': 13,
      'stroke-linejoin': 'round',
    }) +
    element('path', {
      d: `M${round(x - 60)} ${top + 84}H${round(x + 60)}M${round(x)} ${top + 14}v70`,
      fill: 'none',
      stroke: colour,
      'stroke-width': 6,
    }) +
    line([x, top + 12], [x, top - 30], colour, 7) +
    path(`M${round(x)} ${top - 40}l7 14h-14Z`, colour) +
    rect(x - 26, top + 102, 52, 34, scene.light.tone('#38424a')) +
    repeat(4, (index) => rect(x - 26, top + 104 + index * 9, 52, 4, lighten(colour, 0.1)))
  )
}

function verandah(
  scene: Scene,
  left: number,
  right: number,
  eaves: number,
  floor: number,
  iron: string,
  trim: string,
  middle: number,
): string {
  const top = eaves + 4
  const gutter = top + 62
  return (
    drawRoof(
      scene,
      [
        [left + 26, top],
        [right - 26, top],
        [right + 12, gutter],
        [left - 12, gutter],
      ],
      iron,
      'lit',
    ) +
    rect(left + 26, top - 4, right - left - 52, 8, scene.light.shadow, { opacity: 0.3 }) +
    drawGutter(scene, left - 14, right + 14, gutter, trim) +
    drawPosts(scene, {
      left: left + 10,
      right: right - 10,
      top: gutter + 12,
      floor,
      colour: trim,
      bays: 5,
      hasFrieze: true,
      gap: [middle - 110, middle + 110],
    })
  )
}
