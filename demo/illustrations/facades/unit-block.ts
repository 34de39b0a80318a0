import { drawPot, pickPlanting } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import { drawClump } from '#demo/illustrations/paint/foliage.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { rect, repeat } from '#demo/illustrations/paint/svg.ts'
import { battens, brickwork, drawShadow, drawWall, render } from '#demo/illustrations/paint/walls.ts'
import { drawWindow, glass } from '#demo/illustrations/paint/windows.ts'
import { drawCityScene } from './city-scene.ts'

const palettes = [
  { brick: '#b9735a', render: '#f0ebe2', timber: '#a8713f', metal: '#33393f', accent: '#d99b3c' },
  { brick: '#8c8580', render: '#ffffff', timber: '#c08a54', metal: '#2a3036', accent: '#3f7a78' },
  { brick: '#e0d3bf', render: '#6a7378', timber: '#8a5c3a', metal: '#24292f', accent: '#c75f45' },
  { brick: '#6d4a42', render: '#e3d8c6', timber: '#b8854f', metal: '#3c3833', accent: '#7d9a72' },
] as const

type Palette = (typeof palettes)[number]

const [base, storey, top] = [896, 158, 258]

/** A four-storey block of studios and units: brick and render bays that step in and out, planted balconies, a lobby below. */
export function drawUnitBlock(scene: Scene): string {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const left = random.whole(200, 260)
  const width = random.whole(1080, 1160)
  const bays = 4
  const wide = width / bays
  const fills = [
    brickwork(scene, random, palette.brick, '#d6ccbe', 0.62),
    render(scene, palette.render),
    battens(scene, random, palette.timber, 18, 3),
  ] as const
  const first = random.whole(0, 2)
  const order = Array.from({ length: bays }, (_, index) => fills[(index + first) % 3] ?? fills[0])
  const front = order.map((fill, index) => {
    const isForward = index % 2 === 0
    return drawBay(scene, random, left + index * wide, wide, fill, palette, isForward)
  })
  const building =
    neighbours(scene, random, left, left + width) +
    front.filter((_, index) => index % 2 === 1).join('') +
    front.filter((_, index) => index % 2 === 0).join('') +
    drawLobby(scene, random, left, width, palette)
  return drawCityScene(scene, {
    building,
    base,
    distance: random.pick(['city', 'suburb']),
    trees: [random.between(70, 140), random.between(1460, 1540)],
  })
}

function drawBay(
  scene: Scene,
  random: Random,
  x: number,
  width: number,
  fill: string,
  palette: Palette,
  isForward: boolean,
): string {
  const y = isForward ? top - 34 : top
  const metal = scene.light.tone(palette.metal)
  const inset = isForward ? -6 : 0
  const floors = repeat(3, (level) => {
    const floorTop = top + level * storey
    const [wx, ww] = [x + width * 0.16, width * 0.68]
    return isForward
      ? drawWindow(scene, random, wx, floorTop + 20, ww, storey - 38, {
          frame: palette.metal,
          columns: 3,
          frameWidth: 7,
          hasSill: false,
          reveal: 14,
        }) + planter(scene, random, wx - 14, floorTop + storey - 4, ww + 28, palette)
      : drawWindow(scene, random, wx, floorTop + 34, ww * 0.46, storey - 76, {
          frame: palette.metal,
          columns: 1,
          frameWidth: 7,
        }) +
          drawWindow(scene, random, wx + ww * 0.58, floorTop + 34, ww * 0.42, storey - 76, {
            frame: palette.metal,
            columns: 1,
            frameWidth: 7,
            furnishing: 'blinds',
          })
  })
  return (
    drawWall(scene, x + inset, y, width - inset * 2, base - y, fill, 22) +
    floors +
    rect(x + inset - 5, y - 14, width - inset * 2 + 10, 17, metal) +
    (isForward
      ? rect(
          x + width - inset,
          y,
          22,
          base - y,
          scene.define.linear(
            [
              [0, scene.light.shadow, 0.42],
              [1, scene.light.shadow, 0],
            ],
            'across',
          ),
        )
      : '')
  )
}

function planter(scene: Scene, random: Random, x: number, floor: number, width: number, palette: Palette): string {
  const metal = scene.light.tone(palette.metal)
  const greens = repeat(Math.floor(width / 34), (index) =>
    random.chance(0.6)
      ? drawClump(scene, random, x + 18 + index * 34, floor - 48, 21, 15, {
          colour: random.pick(['#5f8f52', '#7a9a58', '#4f8058']),
          length: 9,
          spread: 3,
          ...(random.chance(0.3) ? { blossom: '#e98aa0' } : {}),
        })
      : '',
  )
  return (
    greens +
    rect(x, floor - 44, width, 40, scene.light.tone('#bfd4d8'), { opacity: 0.4 }) +
    rect(x, floor - 46, width, 6, metal) +
    repeat(5, (index) => rect(x + ((width - 4) * index) / 4, floor - 44, 4, 42, metal)) +
    rect(x - 6, floor - 5, width + 12, 14, lighten(metal, 0.12)) +
    drawShadow(scene, x, floor + 9, width, 26)
  )
}

function drawLobby(scene: Scene, random: Random, left: number, width: number, palette: Palette): string {
  const y = top + storey * 3 + 8
  const planting = pickPlanting(random, scene.stateCode)
  const panes = repeat(6, (index) => {
    const x = left + 40 + index * ((width - 80) / 6)
    const wide = (width - 80) / 6 - 14
    return index === 2
      ? ''
      : glass(scene, random, x, y + 34, wide, base - y - 34, { furnishing: index === 0 ? 'blinds' : 'none' }) +
          rect(x - 4, y + 34, 5, base - y - 34, scene.light.tone(palette.metal)) +
          rect(x + wide, y + 34, 5, base - y - 34, scene.light.tone(palette.metal))
  })
  const door = left + 40 + 2.5 * ((width - 80) / 6)
  return (
    rect(left - 4, y, width + 8, base - y, scene.light.tone(darken(palette.render, 0.55))) +
    panes +
    drawDoor(scene, random, door - 54, base - 128, 96, 124, {
      colour: palette.accent,
      frame: palette.metal,
      style: 'glazed',
    }) +
    rect(left - 16, y + 2, width + 32, 26, scene.light.tone(palette.accent)) +
    rect(left - 16, y + 24, width + 32, 5, scene.light.shadow, { opacity: 0.5 }) +
    drawShadow(scene, left - 4, y + 29, width + 8, 50) +
    drawLamp(scene, door + 64, base - 84) +
    drawPot(scene, random, planting, door - 94, base + 10, 92) +
    drawPot(scene, random, planting, door + 92, base + 10, 92)
  )
}

function neighbours(scene: Scene, random: Random, left: number, right: number): string {
  const side = (x: number, width: number) => {
    const y = random.between(360, 460)
    return (
      drawWall(
        scene,
        x,
        y,
        width,
        base - y,
        brickwork(scene, random, random.pick(['#a8705a', '#c9b090', '#8c7a70']), '#d6ccbe', 0.5),
        12,
      ) +
      repeat(3, (level) =>
        repeat(2, (column) =>
          drawWindow(scene, random, x + 40 + column * 120, y + 50 + level * 130, 66, 80, {
            frame: '#efeae0',
            columns: 1,
            rows: 2,
            frameWidth: 6,
          }),
        ),
      ) +
      rect(x - 4, y - 10, width + 8, 14, scene.light.tone('#d8d0c4')) +
      rect(x, y, width, base - y, scene.light.haze, { opacity: 0.22 })
    )
  }
  return side(left - 290, 270) + side(right + 20, 290)
}
