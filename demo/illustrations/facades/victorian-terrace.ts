import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDoor } from '#demo/illustrations/paint/doors.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { corrugatedIron, drawChimney, drawRoof } from '#demo/illustrations/paint/roofs.ts'
import { type Scene, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { circle, ellipse, path, polygon, rect, repeat, round } from '#demo/illustrations/paint/svg.ts'
import { brickwork, drawShadow, drawWall, render } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import type { Frontage } from './frontage.ts'
import { drawBalustrade, drawFrieze, drawPosts } from './verandah.ts'

const palettes = [
  { wall: '#ece3d2', trim: '#fbf7ee', lace: '#f9f6ee', door: '#2f4a45', isBrick: false },
  { wall: '#b5614a', trim: '#efe4cf', lace: '#efe6d6', door: '#27405c', isBrick: true },
  { wall: '#d9c7b0', trim: '#f7f1e4', lace: '#39473f', door: '#7a2e35', isBrick: false },
  { wall: '#8d5546', trim: '#e6d3ae', lace: '#f2ebdc', door: '#3f5a49', isBrick: true },
  { wall: '#c9d3cf', trim: '#ffffff', lace: '#ffffff', door: '#d6a43a', isBrick: false },
  { wall: '#f0cfc2', trim: '#fff7ef', lace: '#fff7ef', door: '#45546b', isBrick: false },
  { wall: '#5b6570', trim: '#e9e6df', lace: '#eceae4', door: '#c85a3f', isBrick: false },
] as const

type Palette = (typeof palettes)[number]

const [roofline, balconyFloor, base] = [258, 560, 836]

/** Two storeys of a terrace row: parapet with pediment and urns, a balcony and a verandah in iron lace, neighbours at each side. */
export function drawVictorianTerrace(scene: Scene): Frontage {
  const random = scene.random.fork('house')
  const width = random.whole(520, 580)
  const left = Math.round((pictureWidth - width) / 2)
  const first = random.whole(0, palettes.length - 1)
  const palette = (offset: number): Palette => palettes[(first + offset) % palettes.length] ?? palettes[0]
  const row = [-1, 1, 0].map((place) => {
    const far = drawHouse(
      scene,
      random.fork(`neighbour ${place}`),
      left + place * (width + 26),
      width,
      palette(place + 2),
      place === 0,
    )
    return (
      far +
      (place === 0
        ? ''
        : rect(left + place * (width + 26) - 14, roofline - 70, width + 28, base - roofline + 70, scene.light.haze, {
            opacity: 0.16,
          }))
    )
  })
  return {
    building: row.join(''),
    left: -60,
    right: pictureWidth + 60,
    base,
    entrance: left + width * 0.76,
    garage: null,
    fences: ['iron'],
    fenceColour: '#26302f',
    brick: '#8d5546',
    pavings: ['stone', 'brick'],
    distances: ['city', 'suburb'],
    planting: random.pick(['formal', 'cottage']),
    bedHeight: 58,
    backTrees: 480,
  }
}

function drawHouse(
  scene: Scene,
  random: Random,
  x: number,
  width: number,
  palette: Palette,
  isSubject: boolean,
): string {
  const fill = palette.isBrick ? brickwork(scene, random, palette.wall, '#e2d3bd', 0.72) : render(scene, palette.wall)
  const trim = scene.light.tone(palette.trim)
  const iron = corrugatedIron(scene, '#8b979c', 13)
  const window = { frame: palette.trim, columns: 1, rows: 2, frameWidth: 8, hasArch: true, reveal: 14 }
  const tall = (at: number, y: number, height: number) =>
    surround(scene, x + width * at, y, 92, height, trim) +
    drawWindow(scene, random, x + width * at, y, 92, height, window)
  return (
    drawChimney(scene, x + width * 0.1, roofline - 136, 62, 130, brickwork(scene, random, '#a05a44', '#dccdb8', 0.6)) +
    drawParapet(scene, random, x, width, fill, trim) +
    drawWall(scene, x, roofline, width, base - roofline, fill, 0) +
    tall(0.18, roofline + 92, 204) +
    tall(0.62, roofline + 92, 204) +
    drawWindow(scene, random, x + width * 0.13, balconyFloor + 88, 96, 150, { ...window, hasArch: false }) +
    drawWindow(scene, random, x + width * 0.13 + 108, balconyFloor + 88, 96, 150, { ...window, hasArch: false }) +
    drawDoor(scene, random, x + width * 0.76 - 50, base - 232, 100, 222, {
      colour: palette.door,
      frame: palette.trim,
      style: 'panelled',
      hasFanlight: true,
    }) +
    rect(x + width * 0.62, base - 11, width * 0.3, 14, scene.light.tone('#8e8a88')) +
    drawShadow(scene, x, roofline + 40, width, 120) +
    drawShadow(scene, x, balconyFloor + 16, width, 130) +
    drawLevel(scene, x, width, roofline + 34, balconyFloor, palette.lace, iron, 66) +
    drawLevel(scene, x, width, balconyFloor + 14, base, palette.lace, iron, 0) +
    partyWall(scene, x - 26, fill, trim) +
    (isSubject ? partyWall(scene, x + width, fill, trim) : '')
  )
}

function drawParapet(scene: Scene, random: Random, x: number, width: number, fill: string, trim: string): string {
  const { light, define } = scene
  const middle = x + width / 2
  const top = roofline - 74
  const shade = define.linear(
    [
      [0, light.sun.colour, 0.16],
      [1, light.shadow, 0.2],
    ],
    'across',
  )
  const urn = (at: number) =>
    path(`M${round(at - 9)} ${top - 4}h18l-4 -16q16 -14 8 -30h-26q-8 16 8 30Z`, trim) +
    ellipse(at, top - 52, 13, 4, darken(trim, 0.2)) +
    path(`M${round(at + 2)} ${top - 12}h6l-4 -8q14 -14 7 -28h-7Z`, light.shadow, { opacity: 0.22 })
  const crest = random.chance(0.5)
    ? path(`M${round(middle - 130)} ${top}q30 -14 44 -44q86 -66 172 0q14 30 44 44Z`, fill) +
      path(`M${round(middle - 96)} ${top - 38}q96 -78 192 0l-10 4q-86 -66 -172 0Z`, trim)
    : polygon(
        [
          [middle - 132, top],
          [middle, top - 88],
          [middle + 132, top],
        ],
        fill,
      ) +
      polygon(
        [
          [middle - 146, top + 4],
          [middle, top - 98],
          [middle + 146, top + 4],
          [middle + 120, top + 4],
          [middle, top - 78],
          [middle - 120, top + 4],
        ],
        trim,
      )
  const balusters = repeat(Math.floor(width / 24), (index) =>
    path(
      `M${round(x + index * 24 + 7)} ${top + 14}h10q6 16 -2 22q10 8 2 22h-10q-8 -14 2 -22q-8 -6 -2 -22Z`,
      darken(trim, 0.06),
    ),
  )
  const cornice = repeat(Math.floor(width / 30), (index) =>
    rect(x + index * 30 + 9, roofline + 12, 13, 17, darken(trim, 0.14)),
  )
  return (
    crest +
    circle(middle, top - 24, 19, trim) +
    circle(middle, top - 24, 13, darken(trim, 0.22)) +
    rect(x, top, width, roofline - top + 4, fill) +
    rect(x, top + 10, width, 50, light.shadow, { opacity: 0.2 }) +
    balusters +
    rect(x, top, width, roofline - top, shade) +
    rect(x - 8, top - 6, width + 16, 17, lighten(trim, 0.1)) +
    rect(x - 8, top + 8, width + 16, 5, light.shadow, { opacity: 0.3 }) +
    rect(x - 4, roofline - 18, width + 8, 30, trim) +
    rect(x - 4, roofline - 2, width + 8, 5, darken(trim, 0.22)) +
    cornice +
    urn(x + 34) +
    urn(x + width - 34)
  )
}

function surround(scene: Scene, x: number, y: number, width: number, height: number, trim: string): string {
  return (
    path(
      `M${round(x - 17)} ${y + height}V${round(y + width * 0.22)}Q${round(x + width / 2)} ${round(y - width * 0.42)} ${round(x + width + 17)} ${round(y + width * 0.22)}V${y + height}Z`,
      trim,
    ) +
    path(`M${round(x + width / 2 - 13)} ${round(y - width * 0.22)}h26l-5 26h-16Z`, darken(trim, 0.14)) +
    rect(x - 17, y + height, width + 34, 6, scene.light.shadow, { opacity: 0.2 })
  )
}

/** One level of iron: a curved roof or floor edge, lace, posts, and a railing above the ground. */
function drawLevel(
  scene: Scene,
  x: number,
  width: number,
  top: number,
  floor: number,
  lace: string,
  iron: string,
  rail: number,
): string {
  const paint = scene.light.tone(lace)
  const [left, right] = [x + 4, x + width - 4]
  const awning =
    rail > 0
      ? drawRoof(
          scene,
          [
            [left + 8, top - 8],
            [right - 8, top - 8],
            [right + 6, top + 38],
            [left - 6, top + 38],
          ],
          iron,
          'lit',
        )
      : rect(left - 4, top - 8, right - left + 8, 20, paint)
  const drop = rail > 0 ? top + 38 : top + 12
  return (
    awning +
    rect(left - 6, drop - 4, right - left + 12, 9, paint) +
    rect(left - 6, drop + 3, right - left + 12, 4, darken(paint, 0.4)) +
    repeat(2, (index) =>
      drawFrieze(
        scene,
        left + 12 + (index * (right - left - 24)) / 2,
        left + 12 + ((index + 1) * (right - left - 24)) / 2,
        drop + 6,
        paint,
        42,
      ),
    ) +
    drawPosts(scene, { left, right, top: drop + 4, floor, colour: lace, bays: 2, width: 12 }) +
    (rail > 0
      ? laceRail(scene, left + 10, right - 10, floor, rail, paint) +
        rect(left - 4, floor - 2, right - left + 8, 18, darken(paint, 0.1))
      : '')
  )
}

function laceRail(scene: Scene, from: number, to: number, floor: number, height: number, paint: string): string {
  const count = Math.round((to - from) / 38)
  const step = (to - from) / count
  const scrolls = repeat(count, (index) => {
    const x = from + step * (index + 0.5)
    return (
      circle(x, floor - height * 0.5, step * 0.26, 'none', { stroke: paint, 'stroke-width': 3 }) +
      circle(x, floor - height * 0.5, step * 0.1, paint)
    )
  })
  return drawBalustrade(scene, from, to, floor, height, paint, step / 2) + scrolls
}

function partyWall(scene: Scene, x: number, fill: string, trim: string): string {
  const { light, define } = scene
  const shade = define.linear(
    [
      [0, light.sun.colour, 0.2],
      [1, light.shadow, 0.34],
    ],
    'across',
  )
  const block = (y: number) =>
    rect(x - 5, y, 36, 26, trim) +
    rect(x - 2, y + 26, 30, 24, darken(trim, 0.14)) +
    path(`M${x} ${y + 50}h26l-6 22h-14Z`, darken(trim, 0.22))
  return (
    rect(x, roofline - 80, 26, base - roofline + 82, fill) +
    rect(x, roofline - 80, 26, base - roofline + 82, shade) +
    block(roofline + 22) +
    block(balconyFloor + 4) +
    rect(x - 4, roofline - 92, 34, 18, lighten(trim, 0.1))
  )
}
