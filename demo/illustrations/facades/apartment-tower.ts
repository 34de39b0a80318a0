import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { type Point, polygon, rect, repeat } from '#demo/illustrations/paint/svg.ts'
import { drawClump } from '#demo/illustrations/paint/foliage.ts'
import { drawShadow } from '#demo/illustrations/paint/walls.ts'
import { drawCityScene } from './city-scene.ts'

const palettes = [
  { slab: '#f2efe9', wall: '#d8d2c6', dark: '#3c454d', accent: '#c9854a' },
  { slab: '#e8e4dc', wall: '#6b747c', dark: '#2c333a', accent: '#e3d4b8' },
  { slab: '#ffffff', wall: '#b08a6c', dark: '#4a4038', accent: '#6b8f86' },
  { slab: '#dfe4e8', wall: '#8ea0ad', dark: '#33414e', accent: '#f0ede6' },
  { slab: '#f6efe2', wall: '#c2735a', dark: '#4b3a36', accent: '#f6efe2' },
] as const

type Palette = (typeof palettes)[number]

const base = 912
const eye = 806

/** One face of the tower: distances along it shrink towards its vanishing point. */
type Face = { vanishing: number; corner: number; isLit: boolean }

/** A residential tower seen from across the street, its corner towards us: slabs, balconies of glass, a podium with shops. */
export function drawApartmentTower(scene: Scene): string {
  const random = scene.random.fork('tower')
  const palette = random.pick(palettes)
  const corner = random.whole(660, 860)
  const faces: readonly [Face, Face] = [
    { vanishing: -1500, corner, isLit: true },
    { vanishing: 2700, corner, isLit: false },
  ]
  const top = random.whole(52, 130)
  const floors = random.whole(13, 18)
  const building =
    background(scene, random, corner) +
    faces
      .map((face) => drawFace(scene, random.fork(face.isLit ? 'lit' : 'shaded'), face, top, floors, palette))
      .join('') +
    polygon(
      [at(faces[0], 0, top - 26), at(faces[0], 3.6, top - 26), at(faces[0], 3.6, top), at(faces[0], 0, top)],
      scene.light.tone(palette.slab),
    ) +
    polygon(
      [at(faces[1], 0, top - 26), at(faces[1], 3.2, top - 26), at(faces[1], 3.2, top), at(faces[1], 0, top)],
      scene.light.tone(darken(palette.slab, 0.26)),
    ) +
    drawPodium(scene, random, palette, corner)
  return drawCityScene(scene, {
    building,
    base,
    distance: 'city',
    trees: [random.between(90, 200), random.between(430, 520), random.between(1080, 1180), random.between(1440, 1540)],
  })
}

function at(face: Face, distance: number, y: number): Point {
  const shrink = 1 / (1 + distance * 0.085)
  return [face.vanishing + (face.corner - face.vanishing) * shrink, eye + (y - eye) * shrink]
}

function quad(face: Face, from: number, to: number, top: number, bottom: number): readonly Point[] {
  return [at(face, from, top), at(face, to, top), at(face, to, bottom), at(face, from, bottom)]
}

function drawFace(scene: Scene, random: Random, face: Face, top: number, floors: number, palette: Palette): string {
  const reach = face.isLit ? 3.6 : 3.2
  const bays = face.isLit ? 7 : 6
  const height = (base - 150 - top) / floors
  const columns = Array.from({ length: bays }, () => random.pick(['balcony', 'window', 'balcony', 'solid'] as const))
  const shade = face.isLit ? 0 : 0.3
  const wall = scene.light.tone(darken(palette.wall, shade))
  const rows = repeat(floors, (floor) => {
    const y = top + floor * height
    const cells = columns.map((kind, column) => {
      const [from, to] = [(column * reach) / bays, ((column + 1) * reach) / bays]
      return drawCell(scene, random, face, kind, from, to, y, height, palette, floor / floors)
    })
    const slab = scene.light.tone(darken(palette.slab, shade))
    return (
      cells.join('') +
      polygon(quad(face, 0, reach, y + height - 7, y + height), slab) +
      polygon(quad(face, 0, reach, y + height, y + height + 4), scene.light.shadow, { opacity: 0.34 })
    )
  })
  const glaze = face.isLit
    ? polygon(
        quad(face, 0, reach, top, base),
        scene.define.linear([
          [0, scene.light.sun.colour, 0.24],
          [1, scene.light.sun.colour, 0.02],
        ]),
      )
    : polygon(
        quad(face, 0, reach, top, base),
        scene.define.linear([
          [0, scene.light.shadow, 0.1],
          [1, scene.light.shadow, 0.3],
        ]),
      )
  return polygon(quad(face, 0, reach, top, base), wall) + rows + glaze
}

function drawCell(
  scene: Scene,
  random: Random,
  face: Face,
  kind: 'balcony' | 'window' | 'solid',
  from: number,
  to: number,
  y: number,
  height: number,
  palette: Palette,
  depth: number,
): string {
  const { light } = scene
  const shade = face.isLit ? 0 : 0.3
  const inset = (to - from) * 0.1
  if (kind === 'solid') {
    const strip = scene.light.tone(darken(palette.accent, shade))
    return (
      polygon(quad(face, from + inset * 2, to - inset * 2, y + 4, y + height - 7), strip) +
      polygon(
        quad(face, from + inset * 4, to - inset * 4, y + 8, y + height - 12),
        paneColour(scene, random, depth, shade),
      )
    )
  }
  const pane = polygon(
    quad(face, from + inset, to - inset, y + 5, y + height - 7),
    paneColour(scene, random, depth, shade),
  )
  const mullion = polygon(
    quad(face, (from + to) / 2 - 0.008, (from + to) / 2 + 0.008, y + 5, y + height - 7),
    light.tone(palette.dark),
  )
  const glint = random.chance(0.4)
    ? polygon(
        [
          at(face, from + inset, y + 5),
          at(face, from + inset * 3.5, y + 5),
          at(face, from + inset * 1.6, y + height - 7),
          at(face, from + inset, y + height - 7),
        ],
        '#ffffff',
        { opacity: 0.16 },
      )
    : ''
  if (kind === 'window') return pane + mullion + glint
  const recess = polygon(quad(face, from, to, y, y + height * 0.42), light.shadow, { opacity: 0.4 })
  const glassRail = polygon(
    quad(face, from + 0.006, to - 0.006, y + height * 0.54, y + height - 5),
    mix(light.tone('#cfe2ea'), light.tone(palette.dark), shade),
    { opacity: 0.5 },
  )
  const handrail = polygon(
    quad(face, from + 0.006, to - 0.006, y + height * 0.52, y + height * 0.56),
    light.tone(lighten(palette.slab, 0.2)),
  )
  const [px, py] = at(face, from + inset * 1.8, y + height - 8)
  const plant = random.chance(0.14)
    ? drawClump(scene, random, px, py - 10, 11, 11, { colour: '#5c8c52', length: 6, spread: 3 })
    : ''
  return pane + mullion + glint + recess + plant + glassRail + handrail
}

/** Deep by day, with more sky in the upper floors; warm where somebody is home. */
function paneColour(scene: Scene, random: Random, depth: number, shade: number): string {
  const { light } = scene
  if (random.chance(light.lampChance * 0.62)) return random.pick(['#ffd98f', '#ffe7b5', '#f6c06d', '#ffcf86'])
  const sky = mix(light.sky[1], light.sky[2], depth)
  return darken(mix(sky, light.tone('#2e3f4e'), random.between(0.35, 0.72)), shade * 0.7)
}

function drawPodium(scene: Scene, random: Random, palette: Palette, corner: number): string {
  const tone = scene.light.tone
  const [left, right, top] = [corner - 590, corner + 560, base - 158]
  const stone = tone(darken(palette.wall, 0.18))
  const warm = scene.define.linear([
    [0, mix(tone('#3a4a55'), '#ffd58c', 0.25 + scene.light.lampChance * 0.7)],
    [1, mix(tone('#22303a'), '#ffb766', 0.2 + scene.light.lampChance * 0.6)],
  ])
  const shops = repeat(7, (index) => {
    const x = left + 30 + index * ((right - left - 60) / 7)
    const wide = (right - left - 60) / 7 - 20
    return (
      rect(x, top + 44, wide, 116, warm) +
      rect(x + wide * 0.1, top + 118, wide * 0.3, 42, tone('#6b4a3a'), { opacity: 0.6 }) +
      rect(x + wide * 0.56, top + 98, wide * 0.2, 62, tone('#2f2a2c'), { opacity: 0.5 }) +
      polygon(
        [
          [x + wide * 0.5, top + 44],
          [x + wide * 0.74, top + 44],
          [x + wide * 0.42, top + 160],
          [x + wide * 0.18, top + 160],
        ],
        '#ffffff',
        { opacity: 0.12 },
      ) +
      rect(x + wide * 0.49, top + 44, 4, 116, tone(palette.dark)) +
      (index % 3 === 1 ? awning(scene, random, x - 8, top + 40, wide + 16) : '')
    )
  })
  return (
    rect(left, top, right - left, base - top, stone) +
    rect(
      left,
      top,
      right - left,
      base - top,
      scene.define.linear(
        [
          [0, scene.light.sun.colour, 0.16],
          [1, scene.light.shadow, 0.3],
        ],
        'across',
      ),
    ) +
    shops +
    rect(left - 14, top + 16, right - left + 28, 18, tone(palette.dark)) +
    drawShadow(scene, left, top + 34, right - left, 34) +
    rect(left - 8, top - 6, right - left + 16, 12, tone(palette.slab))
  )
}

function awning(scene: Scene, random: Random, x: number, y: number, width: number): string {
  const colour = scene.light.tone(random.pick(['#b5483f', '#2f6b5d', '#d9a441', '#37516b']))
  return (
    repeat(8, (index) =>
      polygon(
        [
          [x + (width * index) / 8, y],
          [x + (width * (index + 1)) / 8, y],
          [x + (width * (index + 1)) / 8 + (index - 3.5) * 1.5, y + 34],
          [x + (width * index) / 8 + (index - 4.5) * 1.5, y + 34],
        ],
        index % 2 === 0 ? colour : scene.light.tone('#f6f1e7'),
      ),
    ) + drawShadow(scene, x, y + 34, width, 26)
  )
}

/** Neighbouring towers, flat and pale behind. */
function background(scene: Scene, random: Random, corner: number): string {
  return [corner - 640, corner - 520, corner + 500, corner + 690]
    .map((x) => {
      const [width, height] = [random.between(130, 210), random.between(260, 560)]
      const wall = mix(scene.light.tone(random.pick(['#8c9aa8', '#a89a8e', '#7d8f96'])), scene.light.haze, 0.36)
      const glassColour = mix(wall, scene.light.lampChance > 0.5 ? '#ffd48c' : scene.light.sky[1], 0.4)
      const bands = repeat(Math.floor(height / 30), (row) =>
        rect(x + 12, base - height + 14 + row * 30, width - 24, 13, glassColour, { opacity: random.between(0.4, 0.9) }),
      )
      return (
        rect(
          x,
          base - height,
          width,
          height,
          scene.define.linear(
            [
              [0, lighten(wall, 0.12)],
              [1, darken(wall, 0.16)],
            ],
            'across',
          ),
        ) + bands
      )
    })
    .join('')
}
