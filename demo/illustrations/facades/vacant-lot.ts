import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawDistance } from '#demo/illustrations/paint/distance.ts'
import { drawLawn, drawStreet } from '#demo/illustrations/paint/ground.ts'
import { drawGrass } from '#demo/illustrations/paint/plants.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { corrugatedIron, drawRoof } from '#demo/illustrations/paint/roofs.ts'
import { type Scene, drawSign } from '#demo/illustrations/paint/scene.ts'
import { drawGlaze, drawSky } from '#demo/illustrations/paint/sky.ts'
import { element, ellipse, line, polygon, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import { castShadow } from '#demo/illustrations/paint/tree-shadow.ts'
import { drawTree, pickTree } from '#demo/illustrations/paint/trees.ts'
import { battens, brickwork, drawWall, render } from '#demo/illustrations/paint/walls.ts'
import { drawWindow } from '#demo/illustrations/paint/windows.ts'
import { drawCountryScene, drawTrack } from './country-scene.ts'

/** Bare land in a street: survey pegs with tape, a lot board, neighbours over their fences, or open country with a gate. */
export function drawVacantLot(scene: Scene): string {
  const random = scene.random.fork('lot')
  return random.chance(0.3) ? openLot(scene, random) : streetLot(scene, random)
}

function streetLot(scene: Scene, random: Random): string {
  const base = 700
  const tree = () =>
    drawTree(scene, random, pickTree(random, scene.stateCode), random.between(520, 1080), 716, random.between(300, 420))
  return (
    drawSky(scene, base - 40) +
    drawDistance(scene, random.pick(['hills', 'suburb', 'sea', 'hills']), base - 40) +
    drawLawn(scene, base - 40) +
    paling(scene, random, base) +
    tree() +
    neighbour(scene, random, -60, 400) +
    neighbour(scene, random, 1210, 460) +
    sideFence(scene, random) +
    weeds(scene, random) +
    pegs(scene, random) +
    lotBoard(scene, random, random.between(660, 940), 924) +
    drawStreet(scene, random, 976) +
    drawGlaze(scene)
  )
}

function openLot(scene: Scene, random: Random): string {
  const middle =
    drawTrack(scene, 740, 860, 1010) +
    drawTree(scene, random, 'gum', 250, 850, 640) +
    drawTree(scene, random, pickTree(random, scene.stateCode), 1320, 770, 430) +
    drawTree(scene, random, 'gum', 1480, 800, 540) +
    weeds(scene, random)
  const front = pegs(scene, random) + lotBoard(scene, random, 560, 960)
  return drawCountryScene(scene, {
    base: 800,
    middle,
    front,
    distance: random.chance(0.7) ? 'hills' : 'paddocks',
    hasFence: false,
  })
}

function neighbour(scene: Scene, random: Random, x: number, width: number): string {
  const brick = random.chance(0.5)
  const wall = brick
    ? brickwork(scene, random, random.pick(['#b9694f', '#d2b894', '#8f6a5a']), '#d9cdbd', 0.6)
    : render(scene, random.pick(['#f0e8da', '#dbe2e4', '#c9b9a6']))
  const iron = corrugatedIron(scene, random.pick(['#6b757b', '#8a5548', '#4b555c']), 12)
  const top = 510
  return (
    drawWall(scene, x, top, width, 296, wall, 36) +
    drawWindow(scene, random, x + width * 0.3, top + 74, 112, 96, { frame: '#f4f1ea', columns: 2, frameWidth: 7 }) +
    drawRoof(
      scene,
      [
        [x - 34, top + 4],
        [x + width * 0.3, top - 132],
        [x + width * 0.7, top - 132],
        [x + width + 34, top + 4],
      ],
      iron,
    ) +
    rect(x - 36, top, width + 72, 10, scene.light.tone('#f1efe9')) +
    castShadow(scene, x + width / 2, 806, width * 0.5)
  )
}

function paling(scene: Scene, random: Random, base: number): string {
  const wood = battens(scene, random, '#a98d6f', 15, 2)
  return (
    rect(-10, base - 60, 1620, 96, wood) +
    rect(
      -10,
      base - 60,
      1620,
      96,
      scene.define.linear([
        [0, scene.light.sun.colour, 0.2],
        [1, scene.light.shadow, 0.34],
      ]),
    ) +
    rect(-10, base + 34, 1620, 14, scene.light.shadow, { opacity: 0.22 })
  )
}

/** The fences between this lot and the next, running towards the viewer. */
function sideFence(scene: Scene, random: Random): string {
  const wood = battens(scene, random, '#98795c', 22, 3)
  const run = (points: readonly [number, number][]) =>
    polygon(points, wood) +
    polygon(
      points,
      scene.define.linear([
        [0, scene.light.shadow, 0.04],
        [1, scene.light.shadow, 0.4],
      ]),
    )
  return (
    run([
      [352, 640],
      [352, 738],
      [-10, 946],
      [-10, 770],
    ]) +
    run([
      [1234, 640],
      [1234, 738],
      [1612, 946],
      [1612, 770],
    ]) +
    polygon(
      [
        [352, 738],
        [420, 744],
        [120, 960],
        [-10, 950],
      ],
      scene.light.shadow,
      { opacity: 0.2 },
    )
  )
}

function weeds(scene: Scene, random: Random): string {
  return repeat(24, () => {
    const y = random.between(760, 950)
    return drawGrass(scene, random, random.between(240, 1380), y, 18 + (y - 740) * 0.16)
  })
}

function pegs(scene: Scene, random: Random): string {
  const tone = scene.light.tone
  const colour = random.pick(['#ff5f8a', '#ff8a3d', '#f4f04a'])
  const spots: [number, number][] = [
    [430, 760],
    [1160, 760],
    [196, 938],
    [1404, 938],
  ]
  const tape = stroke(
    `M430 734Q800 752 1160 734M430 734Q330 822 196 886M1160 734Q1270 822 1404 886M196 886Q800 912 1404 886`,
    tone(colour),
    3,
    { 'stroke-dasharray': '26 12', opacity: 0.9 },
  )
  const peg = ([x, y]: [number, number]) => {
    const size = 0.6 + (y - 740) / 330
    return (
      ellipse(x + 8 * size, y + 2, 22 * size, 5 * size, scene.light.shadow, { opacity: 0.34 }) +
      rect(x - 7 * size, y - 62 * size, 14 * size, 64 * size, tone('#e8d7b8')) +
      rect(x + 1, y - 62 * size, 6 * size, 64 * size, scene.light.shadow, { opacity: 0.26 }) +
      rect(x - 7 * size, y - 62 * size, 14 * size, 17 * size, tone('#ffffff')) +
      polygon(
        [
          [x - 7 * size, y - 42 * size],
          [x + 7 * size, y - 42 * size],
          [x + 24 * size, y - 26 * size],
          [x + 12 * size, y - 30 * size],
        ],
        tone(colour),
      )
    )
  }
  return tape + spots.map(peg).join('')
}

function lotBoard(scene: Scene, random: Random, x: number, base: number): string {
  const tone = scene.light.tone
  const colour = tone(random.pick(['#2f5d50', '#2f4a6d', '#7d3b46', '#37474f']))
  const paper = tone('#fbf7ee')
  return (
    ellipse(x + 20, base + 4, 120, 12, scene.light.shadow, { opacity: 0.3 }) +
    rect(x - 84, base - 190, 12, 194, tone('#8d7c6a')) +
    rect(x + 72, base - 190, 12, 194, tone('#8d7c6a')) +
    rect(x - 104, base - 262, 208, 152, darken(paper, 0.3)) +
    rect(x - 108, base - 266, 208, 152, paper) +
    rect(x - 108, base - 266, 208, 54, colour) +
    drawSign(scene, 'LAND', x - 4, base - 253, 28, lighten(paper, 0.4)) +
    stroke(
      `M${x - 78} ${base - 196}h70v44h-70ZM${x - 8} ${base - 196}h52l16 44h-68M${x - 78} ${base - 172}h70`,
      colour,
      4,
      { opacity: 0.8 },
    ) +
    element('rect', { x: x - 80, y: base - 144, width: 152, height: 7, fill: colour, 'fill-opacity': 0.4 }) +
    line([x - 80, base - 128], [x + 30, base - 128], colour, 6, { opacity: 0.3 })
  )
}
