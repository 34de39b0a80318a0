import { drawPot, pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { drawGutter, drawRoof, roofTiles } from '#demo/illustrations/paint/roofs.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { circle, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import { brickwork, drawShadow, drawWall } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import type { Frontage } from './frontage.ts'

const palettes = [
  { brick: '#dcc39a', band: '#8a5a45', trim: '#ffffff', roof: '#8f5645', door: '#2f5a58', rail: '#f3f1ea' },
  { brick: '#b96f52', band: '#e8d6b8', trim: '#f6f0e4', roof: '#5c5f64', door: '#d69c38', rail: '#2f3a3f' },
  { brick: '#e6d7be', band: '#c98a5f', trim: '#ffffff', roof: '#a86650', door: '#7a3b48', rail: '#5f8f90' },
  { brick: '#9a5c4a', band: '#d8c8ae', trim: '#efe9dc', roof: '#4c4f55', door: '#456a56', rail: '#e9e4d8' },
] as const

/** Three storeys of flats from the sixties: cream or red brick, a glass-block stair, balconies with iron rails. */
export function drawWalkUpFlats(scene: Scene): Frontage {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const [left, right, base, top] = [random.whole(230, 270), random.whole(1330, 1370), 836, 226]
  const middle = (left + right) / 2
  const storey = (base - top - 8) / 3
  const bricks = brickwork(scene, random, palette.brick, '#e2d8c8', 0.66)
  const band = brickwork(scene, random, palette.band, '#d8ccba', 0.66)
  const isFlat = random.chance(0.45)
  const rooms = repeat(3, (level) =>
    drawLevel(scene, random, left, right, top + 10 + level * storey, storey, palette, band, level === 2),
  )
  const building =
    (isFlat
      ? rect(left - 22, top - 26, right - left + 44, 32, scene.light.tone(palette.trim)) +
        rect(left - 22, top + 2, right - left + 44, 6, scene.light.shadow, { opacity: 0.5 })
      : drawRoof(
          scene,
          [
            [left - 44, top + 4],
            [left + 150, top - 116],
            [right - 150, top - 116],
            [right + 44, top + 4],
          ],
          roofTiles(scene, random, palette.roof),
        ) + drawGutter(scene, left - 48, right + 48, top, palette.trim)) +
    drawWall(scene, left, top + 6, right - left, base - top - 6, bricks, 44) +
    rooms +
    drawStairwell(scene, random, middle, top, base, palette, storey)
  return {
    building,
    left,
    right,
    base,
    entrance: middle,
    garage: null,
    fences: ['brick', 'hedge', 'none', 'rendered'],
    fenceColour: palette.trim,
    brick: palette.brick,
    pavings: ['concrete', 'brick'],
    distances: ['suburb', 'city', 'sea'],
    planting: pickPlanting(random, scene.stateCode),
    bedHeight: 72,
    backTrees: 620,
  }
}

function drawLevel(
  scene: Scene,
  random: Random,
  left: number,
  right: number,
  y: number,
  storey: number,
  palette: (typeof palettes)[number],
  band: string,
  isGround: boolean,
): string {
  const window = {
    frame: palette.trim,
    columns: 2,
    frameWidth: 8,
    furnishing: random.pick(['curtains', 'blinds'] as const),
  }
  const side = (from: number, isFlipped: boolean) => {
    const balcony = isFlipped ? from + 226 : from + 40
    const room = isFlipped ? from + 40 : from + 296
    return (
      rect(balcony - 14, y + 18, 224, storey - 22, scene.light.tone('#4a4440'), { opacity: 0.28 }) +
      drawWindow(scene, random, balcony, y + 34, 196, storey - 52, {
        ...window,
        columns: 3,
        hasSill: false,
        reveal: 18,
      }) +
      rect(room - 8, y + 132, 136, 34, band) +
      drawWindow(scene, random, room, y + 36, 120, 96, window) +
      drawBalcony(scene, random, balcony - 24, y + storey - 6, 244, palette, isGround)
    )
  }
  return side(left + 10, false) + side(right - 476, true)
}

function drawBalcony(
  scene: Scene,
  random: Random,
  x: number,
  floor: number,
  width: number,
  palette: (typeof palettes)[number],
  isGround: boolean,
): string {
  const rail = scene.light.tone(palette.rail)
  const slab = scene.light.tone(lighten(palette.trim, 0.1))
  const style = palette.rail.charCodeAt(1) % 2
  const bars =
    style === 0
      ? Array.from({ length: 15 }, (_, index) => `M${x + 8 + index * 16} ${floor - 6}v-70`).join('')
      : Array.from({ length: 7 }, (_, index) => `M${x + 4 + index * 34} ${floor - 8}l34 -66m-34 0l34 66`).join('')
  return (
    drawShadow(scene, x, floor + 12, width, isGround ? 0 : 40) +
    (random.chance(0.4) ? drawPot(scene, random, 'formal', x + width * random.between(0.2, 0.8), floor - 2, 74) : '') +
    stroke(bars, rail, style === 0 ? 4 : 3) +
    rect(x, floor - 80, width, 7, rail) +
    rect(x, floor - 12, width, 5, rail) +
    rect(x - 4, floor - 5, width + 8, 18, slab) +
    rect(x - 4, floor + 9, width + 8, 5, darken(slab, 0.4))
  )
}

function drawStairwell(
  scene: Scene,
  random: Random,
  x: number,
  top: number,
  base: number,
  palette: (typeof palettes)[number],
  storey: number,
): string {
  const isLit = scene.light.lampChance > 0.15
  const block = scene.light.tone('#a9c6cc')
  const glassTop = top + 60
  const glassBottom = top + storey * 2 - 6
  const blocks = repeat(Math.floor((glassBottom - glassTop) / 28), (row) =>
    repeat(4, (column) =>
      rect(
        x - 55 + column * 28,
        glassTop + row * 28,
        25,
        25,
        isLit && random.chance(0.75)
          ? random.pick(['#ffe2a6', '#ffd384', '#fff0c9'])
          : lighten(block, random.between(0, 0.35)),
        { rx: 3 },
      ),
    ),
  )
  return (
    rect(x - 78, top + 8, 156, base - top - 8, scene.light.tone(palette.trim)) +
    rect(
      x - 78,
      top + 8,
      156,
      base - top - 8,
      scene.define.linear(
        [
          [0, scene.light.sun.colour, 0.12],
          [1, scene.light.shadow, 0.22],
        ],
        'across',
      ),
    ) +
    rect(x - 61, glassTop - 5, 122, glassBottom - glassTop + 8, scene.light.tone('#6d7b80')) +
    blocks +
    drawDoor(scene, random, x - 54, base - 190, 108, 184, {
      colour: palette.door,
      frame: palette.trim,
      style: 'glazed',
    }) +
    rect(x - 104, base - 226, 208, 17, scene.light.tone(darken(palette.trim, 0.14))) +
    drawShadow(scene, x - 78, base - 209, 156, 46) +
    drawLamp(scene, x - 68, base - 140) +
    repeat(4, (index) => circle(x + 70, base - 150 + index * 15, 3, scene.light.tone('#caa552')))
  )
}
