import { drawPot } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawGarageDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { type Scene, drawSign } from '#demo/illustrations/paint/scene.ts'
import { circle, path, polygon, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import { brickwork, drawShadow, drawWall, stonework } from '#demo/illustrations/paint/walls.ts'
import { drawWindow, glass } from '#demo/illustrations/paint/windows.ts'
import { drawCityScene } from './city-scene.ts'

const palettes = [
  { brick: '#a4563f', trim: '#e6d6ba', steel: '#2a2f34', door: '#d39a36' },
  { brick: '#8a4f42', trim: '#cdbfa8', steel: '#33403f', door: '#3f6f73' },
  { brick: '#c2906a', trim: '#efe3cc', steel: '#2d2a2a', door: '#8c3b34' },
  { brick: '#7a6a62', trim: '#d3cabd', steel: '#1f2428', door: '#c9742f' },
] as const

const signs = ['WOOL STORE', 'FLOUR MILL', 'COOPERAGE', 'TEA & SPICE', 'PRINT WORKS', 'FOUNDRY'] as const

const [base, top] = [900, 372]

/** An old brick warehouse turned into homes: saw-tooth roof, arched steel windows, a painted sign, a glass box on top. */
export function drawWarehouseConversion(scene: Scene): string {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const [left, right] = [random.whole(160, 200), random.whole(1390, 1440)]
  const bricks = brickwork(scene, random, palette.brick, '#cdbba6', 0.72)
  const stone = stonework(scene, random, '#6f7478')
  const bays = 5
  const wide = (right - left) / bays
  const entry = random.whole(1, 3)
  const building =
    (random.chance(0.5)
      ? sawTooth(scene, left, right, bays, bricks, palette)
      : penthouse(scene, random, left, right, palette)) +
    drawWall(scene, left, top, right - left, base - top, bricks, 30) +
    rect(left - 10, top - 20, right - left + 20, 26, scene.light.tone(palette.trim)) +
    rect(left - 10, top + 2, right - left + 20, 6, scene.light.shadow, { opacity: 0.4 }) +
    repeat(
      Math.floor((right - left) / 36),
      (index) =>
        rect(left + index * 36 + 6, top + 8, 18, 14, bricks) +
        rect(left + index * 36 + 6, top + 20, 18, 4, scene.light.shadow, { opacity: 0.5 }),
    ) +
    repeat(bays, (index) => drawBay(scene, random, left + index * wide, wide, palette, index === entry)) +
    repeat(bays + 1, (index) => pilaster(scene, left + index * wide - 17, bricks)) +
    drawSign(
      scene,
      random.pick(signs),
      (left + right) / 2,
      top + 40,
      50,
      lighten(scene.light.tone(palette.trim), 0.1),
      2.6,
    ) +
    rect(left - 6, base - 40, right - left + 12, 44, stone) +
    rect(left - 6, base - 40, right - left + 12, 5, lighten(scene.light.tone('#8a8f92'), 0.3)) +
    drawEntry(scene, random, left + (entry + 0.5) * wide, palette)
  return drawCityScene(scene, {
    building,
    base,
    distance: 'city',
    trees: [random.between(60, 110), random.between(1480, 1550)],
  })
}

function drawBay(
  scene: Scene,
  random: Random,
  x: number,
  width: number,
  palette: (typeof palettes)[number],
  isEntry: boolean,
): string {
  const [wx, ww] = [x + 42, width - 84]
  const upper = archedSteel(scene, random, wx, top + 124, ww, 148, palette)
  if (isEntry) return upper
  return upper + archedSteel(scene, random, wx, top + 326, ww, 152, palette)
}

/** Steel frame of small panes under a segmental arch of brick on edge. */
function archedSteel(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  palette: (typeof palettes)[number],
): string {
  const brick = scene.light.tone(lighten(palette.brick, 0.16))
  const arch = Array.from({ length: 17 }, (_, index) => {
    const t = index / 16
    const px = x - 10 + (width + 20) * t
    const lift = Math.sin(t * Math.PI) * width * 0.22
    return `M${Math.round(px)} ${Math.round(y + width * 0.2 - lift)}l${Math.round((t - 0.5) * 14)} -24`
  }).join('')
  return (
    stroke(arch, brick, 9) +
    stroke(arch, darken(brick, 0.5), 1.4, { transform: 'translate(6 0)' }) +
    drawWindow(scene, random, x, y, width, height, {
      frame: palette.steel,
      columns: 5,
      rows: 4,
      frameWidth: 7,
      hasArch: true,
      reveal: 12,
      furnishing: random.pick(['none', 'curtains']),
    })
  )
}

function pilaster(scene: Scene, x: number, bricks: string): string {
  return (
    rect(x, top + 6, 34, base - top - 46, bricks) +
    rect(
      x,
      top + 6,
      34,
      base - top - 46,
      scene.define.linear(
        [
          [0, scene.light.sun.colour, 0.2],
          [0.6, scene.light.shadow, 0.04],
          [1, scene.light.shadow, 0.36],
        ],
        'across',
      ),
    )
  )
}

function drawEntry(scene: Scene, random: Random, x: number, palette: (typeof palettes)[number]): string {
  const steel = scene.light.tone(palette.steel)
  return (
    rect(x - 104, base - 226, 208, 226, steel) +
    drawGarageDoor(scene, x - 94, base - 206, 92, 206, palette.door) +
    drawDoor(scene, random, x + 10, base - 206, 84, 200, {
      colour: palette.door,
      frame: palette.steel,
      style: 'glazed',
    }) +
    rect(x - 128, base - 246, 256, 20, lighten(steel, 0.1)) +
    stroke(
      `M${x - 120} ${base - 244}L${x - 96} ${base - 322}M${x + 120} ${base - 244}L${x + 96} ${base - 322}`,
      steel,
      4,
    ) +
    drawShadow(scene, x - 104, base - 226, 208, 46) +
    drawLamp(scene, x + 118, base - 160) +
    drawPot(scene, random, 'tropical', x + 136, base + 12, 104) +
    drawPot(scene, random, 'tropical', x - 138, base + 12, 90)
  )
}

function sawTooth(
  scene: Scene,
  left: number,
  right: number,
  bays: number,
  bricks: string,
  palette: (typeof palettes)[number],
): string {
  const wide = (right - left) / bays
  const random = scene.random.fork('teeth')
  return repeat(bays, (index) => {
    const x = left + index * wide
    const points: [number, number][] = [
      [x, top],
      [x + wide * 0.28, top - 128],
      [x + wide, top],
    ]
    const slope = scene.light.tone('#8b9498')
    return (
      polygon(points, bricks) +
      polygon(
        points,
        scene.define.linear([
          [0, scene.light.shadow, 0.34],
          [1, scene.light.shadow, 0.02],
        ]),
      ) +
      polygon(
        [
          [x + wide * 0.28, top - 140],
          [x + wide * 0.28 + 8, top - 122],
          [x + wide + 2, top - 4],
          [x + wide + 2, top - 18],
        ],
        slope,
      ) +
      circle(x + wide * 0.36, top - 46, 26, scene.light.tone(palette.trim)) +
      glass(scene, random, x + wide * 0.36 - 20, top - 66, 40, 40, { furnishing: 'none' }) +
      circle(x + wide * 0.36, top - 46, 23, 'none', { stroke: scene.light.tone(palette.steel), 'stroke-width': 8 }) +
      path(`M${x - 3} ${top}L${x + wide * 0.28} ${top - 136}l6 4L${x + 8} ${top}Z`, slope)
    )
  })
}

function penthouse(
  scene: Scene,
  random: Random,
  left: number,
  right: number,
  palette: (typeof palettes)[number],
): string {
  const [from, to, y] = [left + 150, right - 150, top - 176]
  const steel = scene.light.tone(palette.steel)
  const wide = (to - from) / 8
  return (
    rect(from, y, to - from, 176, steel) +
    repeat(8, (index) =>
      index === 3
        ? ''
        : glass(scene, random, from + index * wide + 5, y + 22, wide - 9, 154, {
            furnishing: index % 3 === 0 ? 'curtains' : 'none',
          }),
    ) +
    drawShadow(scene, from, y + 16, to - from, 50) +
    rect(from - 46, y - 12, to - from + 92, 26, lighten(steel, 0.12)) +
    rect(from - 46, y - 16, to - from + 92, 6, lighten(steel, 0.46)) +
    repeat(7, (index) =>
      drawPot(scene, random, 'native', left + 60 + (index * (right - left - 120)) / 6, top - 14, 66),
    ) +
    rect(left + 14, top - 66, right - left - 28, 46, scene.light.tone('#c6dbe0'), { opacity: 0.34 }) +
    rect(left + 14, top - 70, right - left - 28, 6, steel)
  )
}
