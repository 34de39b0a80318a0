import { drawBed } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import { drawDistance } from '#demo/illustrations/paint/distance.ts'
import { drawDoor, drawLamp } from '#demo/illustrations/paint/doors.ts'
import { drawLawn } from '#demo/illustrations/paint/ground.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { corrugatedIron, drawChimney, drawGroundShadow } from '#demo/illustrations/paint/roofs.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { drawGlaze, drawSky } from '#demo/illustrations/paint/sky.ts'
import { ellipse, group, path, polygon, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawTree } from '#demo/illustrations/paint/trees.ts'
import { battens, drawShadow, drawWall, stonework } from '#demo/illustrations/paint/walls.ts'
import { glass } from '#demo/illustrations/paint/windows.ts'
import { drawTrack } from './country-scene.ts'
import { drawBalustrade, drawSteps } from './verandah.ts'

/** A steep A-frame in the high country: glazed gable, stone base, deck, snow gums and ranges behind. */
export function drawAlpineChalet(scene: Scene): string {
  const random = scene.random.fork('house')
  const palette = random.pick([
    { timber: '#9a6238', roof: '#3f4a50', trim: '#2f2a27', door: '#b5443c' },
    { timber: '#b98550', roof: '#6d3b34', trim: '#3b2d25', door: '#2f5d56' },
    { timber: '#5a4a42', roof: '#2f363c', trim: '#c08a50', door: '#d9a23c' },
  ] as const)
  const base = 822
  const trees = scene.random.fork('trees')
  return (
    drawSky(scene, base - 60) +
    ranges(scene, scene.random.fork('ranges'), base - 60) +
    drawDistance(scene, 'paddocks', base - 40) +
    drawLawn(scene, base - 20) +
    drawTree(scene, trees, 'gum', 270, base + 6, 520) +
    drawTree(scene, trees, 'pencilPine', 1330, base + 6, 560) +
    drawTree(scene, trees, 'pencilPine', 1440, base + 20, 460) +
    drawTrack(scene, base + 30, 800, 900) +
    drawGroundShadow(scene, 420, 1180, base) +
    drawChalet(scene, random, base, palette) +
    drawBed(scene, trees, 'native', 330, 660, base + 22, 70) +
    drawBed(scene, trees, 'native', 950, 1290, base + 22, 70) +
    boulders(scene, trees, base) +
    drawTree(scene, trees, 'gum', 1480, 960, 560) +
    drawGlaze(scene)
  )
}

function ranges(scene: Scene, random: Random, y: number): string {
  const rock = mix(scene.light.tone('#7d8fa3'), scene.light.haze, 0.4)
  return repeat(5, (index) => {
    const [x, height, half] = [
      index * 380 + random.between(-90, 90),
      random.between(170, 290),
      random.between(260, 360),
    ]
    return (
      polygon(
        [
          [x - half, y],
          [x, y - height],
          [x + half, y],
        ],
        rock,
      ) +
      polygon(
        [
          [x, y - height],
          [x + half, y],
          [x + half * 0.3, y],
        ],
        scene.light.shadow,
        { opacity: 0.12 },
      ) +
      path(
        `M${x} ${y - height}l${half * 0.24} ${height * 0.25}l-22 -8l-24 22l-26 -20l-28 14l${-half * 0.24 + 78} ${-height * 0.27}Z`,
        mix('#ffffff', scene.light.haze, 0.25),
        { opacity: 0.9 },
      )
    )
  })
}

function drawChalet(
  scene: Scene,
  random: Random,
  base: number,
  palette: { timber: string; roof: string; trim: string; door: string },
): string {
  const floor = base - 74
  const timber = battens(scene, random, palette.timber, 22, 3)
  const stone = stonework(scene, random, '#8f8a84')
  const trim = scene.light.tone(palette.trim)
  const deck = scene.light.tone('#a87f55')
  const front: [number, number][] = [
    [800 - half + 60, floor],
    [800, peak + 62],
    [800 + half - 60, floor],
  ]
  return (
    drawChimney(scene, 960, 250, 74, 240, stone) +
    drawSlopes(scene, floor, palette.roof) +
    polygon(front, timber) +
    polygon(
      front,
      scene.define.linear([
        [0, scene.light.shadow, 0.5],
        [0.5, scene.light.shadow, 0.12],
        [1, scene.light.shadow, 0.06],
      ]),
    ) +
    drawGlazing(scene, random, floor, trim) +
    rect(800 - half + 186, floor - 240, half * 2 - 372, 22, trim) +
    drawShadow(scene, 800 - half + 192, floor - 218, half * 2 - 384, 70) +
    drawDoor(scene, random, 748, floor - 202, 104, 200, {
      colour: palette.door,
      frame: palette.trim,
      style: 'panelled',
    }) +
    drawLamp(scene, 726, floor - 130) +
    drawWall(scene, 410, floor, 780, base - floor + 14, stone, 20) +
    rect(376, floor - 6, 848, 16, lighten(deck, 0.1)) +
    rect(376, floor + 8, 848, 5, darken(deck, 0.5)) +
    drawBalustrade(scene, 386, 690, floor - 4, 66, trim, 18) +
    drawBalustrade(scene, 910, 1214, floor - 4, 66, trim, 18) +
    drawSteps(scene, 800, floor, base + 14, 180)
  )
}

const [peak, half] = [164, 430]

/** The two edges of the roof that reach the ground, the right one in shade. */
function drawSlopes(scene: Scene, floor: number, roof: string): string {
  const iron = corrugatedIron(scene, roof, 16)
  const slope = (side: number): [number, number][] => [
    [800 + side * (half + 36), floor + 20],
    [800, peak - 20],
    [800, peak + 60],
    [800 + side * (half - 62), floor + 20],
  ]
  return polygon(slope(-1), iron) + polygon(slope(1), iron) + polygon(slope(1), scene.light.shadow, { opacity: 0.34 })
}

function drawGlazing(scene: Scene, random: Random, floor: number, trim: string): string {
  const [sill, tip] = [floor - 250, peak + 118]
  const gable = polygon(
    [
      [628, sill],
      [800, tip],
      [972, sill],
    ],
    '#000',
  )
  const panes = glass(scene, random, 628, tip - 18, 344, sill - tip + 18, { furnishing: 'none' })
  const bars = `M628 ${sill}L800 ${tip}L972 ${sill}ZM800 ${tip}V${sill}M714 ${(sill + tip) / 2}V${sill}M886 ${(sill + tip) / 2}V${sill}`
  const lower = [575, 660, 864, 949]
  return (
    group(panes, { 'clip-path': scene.define.clip(gable) }) +
    stroke(bars, trim, 9, { 'stroke-linejoin': 'round' }) +
    lower.map((x) => glass(scene, random, x, floor - 190, 76, 186, { furnishing: 'curtains' })).join('') +
    stroke(lower.map((x) => `M${x} ${floor - 190}h76v186h-76Z`).join(''), trim, 8)
  )
}

function boulders(scene: Scene, random: Random, base: number): string {
  const stone = scene.light.tone('#9a9590')
  return repeat(7, (index) => {
    const [x, y, size] = [
      index < 4 ? random.between(60, 560) : random.between(1040, 1540),
      base + random.between(60, 190),
      random.between(26, 60),
    ]
    return (
      ellipse(x + 8, y + size * 0.32, size * 1.2, size * 0.24, scene.light.shadow, { opacity: 0.3 }) +
      path(
        `M${x - size} ${y + size * 0.35}q${size * 0.1} ${-size} ${size * 0.9} ${-size * 0.95}q${size} 0 ${size * 1.1} ${size * 0.95}Z`,
        scene.define.linear(
          [
            [0, lighten(stone, 0.26)],
            [1, darken(stone, 0.4)],
          ],
          'diagonal',
        ),
      )
    )
  })
}
