import { darken } from '#demo/illustrations/paint/colour.ts'
import { drawDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import { corrugatedIron, drawGutter, drawRidge, drawRoof } from '#demo/illustrations/paint/roofs.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { element, line, polygon, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawShadow, drawWall, weatherboards } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import type { Frontage } from './frontage.ts'
import { drawPosts } from './verandah.ts'

const palettes = [
  { wall: '#f4f0e2', trim: '#ffffff', roof: '#b9564a', door: '#3d6b62' },
  { wall: '#cfe0d6', trim: '#ffffff', roof: '#8e9ba1', door: '#a34a43' },
  { wall: '#f6dfb2', trim: '#fffdf5', roof: '#7f8b8f', door: '#2f5b6d' },
  { wall: '#dce6ee', trim: '#ffffff', roof: '#5d7083', door: '#e0a53f' },
  { wall: '#f3d9cd', trim: '#fffaf5', roof: '#95a0a2', door: '#5b3f5c' },
  { wall: '#ffffff', trim: '#f3f6f2', roof: '#3f5361', door: '#2f7a6b' },
] as const

/** High-set timber on stumps: deep verandah all along, a wide stair, battens below, a great iron roof with a gable. */
export function drawQueenslander(scene: Scene): Frontage {
  const random = scene.random.fork('house')
  const palette = random.pick(palettes)
  const trim = scene.light.tone(palette.trim)
  const [left, right, base] = [random.whole(200, 250), random.whole(1350, 1400), 846]
  const [eaves, floor, roofTop] = [388, 640, random.whole(160, 190)]
  const middle = random.chance(0.6) ? (left + right) / 2 : left + (right - left) * 0.279
  const iron = corrugatedIron(scene, palette.roof, 16)
  const boards = weatherboards(scene, palette.wall, 19)
  const window = { frame: palette.trim, columns: 2, rows: 3, frameWidth: 8, furnishing: 'curtains' as const }
  const gableX = middle < 700 ? right - 260 : random.pick([left + 250, right - 250])
  const spots = [0.12, 0.3, 0.62, 0.8]
    .map((at) => left + (right - left) * at)
    .filter((x) => Math.abs(x + 50 - middle) > 130)
  const building =
    drawUnderneath(scene, left, right, floor, base, palette.trim, middle) +
    drawRoof(
      scene,
      [
        [left - 46, eaves + 4],
        [left + 250, roofTop],
        [right - 250, roofTop],
        [right + 46, eaves + 4],
      ],
      iron,
    ) +
    drawRidge(scene, [left + 250, roofTop], [right - 250, roofTop], palette.roof) +
    drawRidge(scene, [left + 250, roofTop], [left - 46, eaves], palette.roof, 7) +
    drawRidge(scene, [right - 250, roofTop], [right + 46, eaves], palette.roof, 7) +
    ventilator(scene, (left + right) / 2, roofTop, palette.roof) +
    drawWall(scene, left + 22, eaves, right - left - 44, floor - eaves, boards, 130) +
    spots.map((x) => drawWindow(scene, random, x, eaves + 76, 104, 142, window)).join('') +
    drawDoor(scene, random, middle - 54, floor - 214, 108, 214, {
      colour: palette.door,
      frame: palette.trim,
      style: 'glazed',
      hasFanlight: true,
    }) +
    drawLamp(scene, middle + 92, floor - 150) +
    rect(left - 30, floor - 3, right - left + 60, 24, darken(trim, 0.06)) +
    rect(left - 30, floor + 15, right - left + 60, 6, scene.light.shadow, { opacity: 0.45 }) +
    drawShadow(scene, left - 10, floor + 20, right - left + 20, 110) +
    drawGutter(scene, left - 52, right + 52, eaves + 2, palette.trim, 15) +
    drawPosts(scene, {
      left: left - 22,
      right: right + 22,
      top: eaves + 16,
      floor,
      colour: palette.trim,
      bays: 9,
      hasFrieze: true,
      railHeight: 74,
      gap: [middle - 70, middle + 70],
    }) +
    drawGable(scene, gableX, eaves, boards, iron, trim) +
    drawStair(scene, middle, floor, base, trim)
  return {
    building,
    left: left - 30,
    right: right + 30,
    base,
    entrance: middle,
    garage: null,
    fences: ['picket', 'batten', 'hedge', 'none'],
    fenceColour: palette.trim,
    brick: '#a8573f',
    pavings: ['concrete', 'stone', 'brick'],
    distances: ['suburb', 'hills', 'city'],
    bedHeight: 84,
    backTrees: 640,
  }
}

function drawUnderneath(
  scene: Scene,
  left: number,
  right: number,
  floor: number,
  base: number,
  trim: string,
  stair: number,
): string {
  const paint = scene.light.tone(trim)
  const dark = scene.define.linear([
    [0, scene.light.tone('#1d1e2a')],
    [1, scene.light.tone('#4b4a4d')],
  ])
  const screens = repeat(8, (bay) => {
    const from = left - 14 + (bay * (right - left + 28)) / 8
    const to = from + (right - left + 28) / 8
    if (bay % 3 === 1 && Math.abs((from + to) / 2 - stair) > 160) return ''
    const slats = Array.from(
      { length: Math.floor((to - from) / 13) },
      (_, index) => `M${round(from + index * 13 + 8)} ${floor + 22}V${base - 4}`,
    ).join('')
    return (
      stroke(slats, paint, 7) +
      stroke(
        `M${round(from)} ${floor + 60}H${round(to)}M${round(from)} ${base - 34}H${round(to)}`,
        darken(paint, 0.18),
        6,
      )
    )
  })
  const stumps = repeat(9, (index) => {
    const x = left - 22 + (index * (right - left + 30)) / 8
    return (
      rect(
        x,
        floor + 16,
        18,
        base - floor - 14,
        scene.define.linear(
          [
            [0, paint],
            [1, darken(paint, 0.4)],
          ],
          'across',
        ),
      ) + rect(x - 5, base - 8, 28, 10, darken(paint, 0.36))
    )
  })
  return rect(left - 16, floor + 10, right - left + 32, base - floor - 10, dark) + screens + stumps
}

function drawGable(scene: Scene, x: number, eaves: number, boards: string, iron: string, trim: string): string {
  const [half, top] = [206, eaves - 176]
  const fan = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * ((index + 0.5) / 9)
    return `M${round(x)} ${eaves - 22}L${round(x - Math.cos(angle) * 92)} ${round(eaves - 22 - Math.sin(angle) * 74)}`
  }).join('')
  return (
    drawRoof(
      scene,
      [
        [x - half - 26, eaves + 16],
        [x, top - 22],
        [x + half + 26, eaves + 16],
      ],
      iron,
    ) +
    polygon(
      [
        [x - half + 14, eaves + 12],
        [x, top + 26],
        [x + half - 14, eaves + 12],
      ],
      boards,
    ) +
    polygon(
      [
        [x - half + 14, eaves + 12],
        [x, top + 26],
        [x + half - 14, eaves + 12],
      ],
      scene.define.linear([
        [0, scene.light.shadow, 0.4],
        [0.7, scene.light.shadow, 0.04],
      ]),
    ) +
    element('path', {
      d: `M${round(x - half - 18)} ${eaves + 20}L${round(x)} ${top - 8}L${round(x + half + 18)} ${eaves + 20}`,
      fill: 'none',
      stroke: trim,
      'stroke-width': 17,
      'stroke-linejoin': 'round',
    }) +
    stroke(fan, trim, 5) +
    element('path', {
      d: `M${round(x - 96)} ${eaves - 20}a96 78 0 0 1 192 0Z`,
      fill: 'none',
      stroke: trim,
      'stroke-width': 7,
    }) +
    rect(x - half + 2, eaves - 18, half * 2 - 4, 10, trim) +
    line([x, top - 10], [x, top - 62], trim, 7)
  )
}

function ventilator(scene: Scene, x: number, y: number, roof: string): string {
  const metal = scene.light.tone(roof)
  return (
    rect(x - 14, y - 34, 28, 36, metal) +
    polygon(
      [
        [x - 26, y - 32],
        [x, y - 60],
        [x + 26, y - 32],
      ],
      darken(metal, 0.2),
    ) +
    rect(x + 2, y - 34, 12, 34, darken(metal, 0.3))
  )
}

/** A straight flight that widens as it comes towards the viewer. */
function drawStair(scene: Scene, x: number, floor: number, base: number, trim: string): string {
  const tread = scene.light.tone('#b08d68')
  const count = 11
  const treads = repeat(count, (index) => {
    const t = (index + 1) / count
    const half = 62 + t * 30
    const y = floor + (base + 12 - floor) * t
    return rect(x - half, y - 18, half * 2, 20, darken(tread, 0.55)) + rect(x - half, y - 6, half * 2, 8, tread)
  })
  const rail = (side: number) => {
    const [topX, footX] = [x + side * 66, x + side * 98]
    const bars = Array.from({ length: 9 }, (_, index) => {
      const t = (index + 0.5) / 9
      const px = topX + (footX - topX) * t
      const py = floor + (base - floor) * t
      return `M${round(px)} ${round(py)}v-66`
    }).join('')
    return (
      stroke(bars, trim, 4.5) +
      line([topX, floor - 72], [footX, base - 66], trim, 10) +
      rect(topX - 8, floor - 92, 16, 96, trim) +
      rect(footX - 9, base - 96, 18, 108, trim) +
      rect(footX + 1, base - 96, 8, 108, scene.light.shadow, { opacity: 0.2 })
    )
  }
  return treads + rail(-1) + rail(1)
}
