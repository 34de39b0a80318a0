import { drawBed, drawHedge, drawPot } from '#demo/illustrations/paint/beds.ts'
import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import { drawDistance } from '#demo/illustrations/paint/distance.ts'
import { drawLawn } from '#demo/illustrations/paint/ground.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { type Scene, pictureHeight, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { blob } from '#demo/illustrations/paint/shapes.ts'
import { drawGlaze, drawSky } from '#demo/illustrations/paint/sky.ts'
import {
  type Point,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  repeat,
  round,
  stroke,
} from '#demo/illustrations/paint/svg.ts'
import { drawTree, pickTree } from '#demo/illustrations/paint/trees.ts'
import { battens, drawShadow, render } from '#demo/illustrations/paint/walls.ts'
import { glass } from '#demo/illustrations/paint/windows.ts'

/** A pool behind the house: bright water in its coping, loungers, an umbrella, a pavilion, palms and a glass fence. */
export function drawPool(scene: Scene): string {
  const random = scene.random.fork('pool')
  const back = 640
  const paving = scene.light.tone(random.pick(['#d9cfc0', '#cfc9c0', '#e2d6c2', '#b9b2a8']))
  return (
    drawSky(scene, back - 20) +
    drawDistance(scene, random.pick(['hills', 'suburb', 'sea']), back - 20) +
    drawTree(scene, random, 'palm', random.between(80, 200), back + 10, random.between(480, 560)) +
    drawTree(
      scene,
      random,
      random.chance(0.6) ? 'palm' : pickTree(random, scene.stateCode),
      random.between(300, 420),
      back + 6,
      random.between(380, 470),
    ) +
    drawTree(
      scene,
      random,
      pickTree(random, scene.stateCode),
      random.between(1440, 1560),
      back + 10,
      random.between(440, 540),
    ) +
    drawLawn(scene, back - 14, back + 90) +
    drawHedge(scene, random, -10, pictureWidth + 10, back + 4, 92) +
    drawPavilion(scene, random, 860, back + 42) +
    drawBed(scene, random, 'tropical', 10, 820, back + 36, 96) +
    drawDeck(scene, paving, back + 34) +
    drawWater(scene, random, paving) +
    drawLounger(scene, random, 1150, 812) +
    drawLounger(scene, random, 1330, 836) +
    drawUmbrella(scene, random, 1290, 812) +
    drawPot(scene, random, 'tropical', 120, 1046, 240) +
    drawGlaze(scene)
  )
}

function drawDeck(scene: Scene, paving: string, top: number): string {
  const lines = Array.from(
    { length: 25 },
    (_, index) => `M${round(800 + (index - 12) * 96)} ${top}L${round(800 + (index - 12) * 240)} ${pictureHeight}`,
  ).join('')
  const rows = Array.from(
    { length: 8 },
    (_, index) => `M0 ${round(top + (pictureHeight - top) * (index / 8) ** 1.5)}H1600`,
  ).join('')
  return (
    rect(
      0,
      top,
      pictureWidth,
      pictureHeight - top,
      scene.define.linear([
        [0, darken(paving, 0.1)],
        [0.3, paving],
        [1, lighten(paving, 0.16)],
      ]),
    ) + stroke(lines + rows, darken(paving, 0.22), 2, { opacity: 0.5 })
  )
}

function drawWater(scene: Scene, random: Random, paving: string): string {
  const isNight = scene.light.moment === 'dusk'
  const deep = isNight ? '#1fa3b8' : scene.light.tone('#1f8fb5')
  const pale = isNight ? '#7de0e0' : scene.light.tone('#7fdbe6')
  const lip = trapezium([304, 1080], waterTop - 14, [92, 1240], 1010)
  const shape = trapezium([330, 1060], waterTop, [140, 1190], waterEnd)
  const farEdge = polygon(trapezium([330, 1060], waterTop, [322, 1066], waterTop + 16), darken(deep, 0.3), {
    opacity: 0.5,
  })
  const depth = scene.define.linear([
    [0, pale],
    [0.5, mix(pale, deep, 0.5)],
    [1, deep],
  ])
  return (
    polygon(lip, lighten(paving, 0.34)) +
    polygon(trapezium([92, 1240], 1010, [86, 1244], 1022), darken(paving, 0.36)) +
    polygon(shape, depth) +
    group(farEdge + drawPoolSteps() + drawRipples(random, deep), {
      'clip-path': scene.define.clip(polygon(shape, '#000')),
    }) +
    (isNight ? polygon(lip, '#7de0e0', { opacity: 0.1 }) : '') +
    floatRing(scene, random, random.between(500, 820), 880)
  )
}

const [waterTop, waterEnd] = [730, 980]

const trapezium = (
  [topLeft, topRight]: Point,
  top: number,
  [bottomLeft, bottomRight]: Point,
  bottom: number,
): Point[] => [
  [topLeft, top],
  [topRight, top],
  [bottomRight, bottom],
  [bottomLeft, bottom],
]

const drawPoolSteps = (): string =>
  repeat(3, (index) => {
    const y = waterTop + 24 + index * 20
    return polygon(
      trapezium([326 - index * 14, 470 - index * 6], y, [312 - index * 14, 464 - index * 6], y + 18),
      '#ffffff',
      { opacity: 0.2 - index * 0.05 },
    )
  })

/** Pale nets of light on the floor of the pool, and short waves that grow towards the viewer. */
function drawRipples(random: Random, deep: string): string {
  const waves = Array.from({ length: 46 }, () => {
    const t = random.next() ** 0.8
    const y = waterTop + 12 + (waterEnd - waterTop - 20) * t
    const wide = 26 + 90 * t
    const x = random.between(340 - 190 * t, 1060 + 130 * t - wide)
    return `M${round(x)} ${round(y)}q${round(wide * 0.25)} ${round(-3 - 5 * t)} ${round(wide * 0.5)} 0t${round(wide * 0.5)} 0`
  })
  const nets = repeat(9, () => {
    const t = random.next()
    return path(
      blob(random, random.between(320, 1040), waterTop + 50 + 180 * t, 44 + 60 * t, 10 + 13 * t, 9, 0.3),
      '#ffffff',
      { opacity: 0.13 },
    )
  })
  return (
    nets +
    stroke(waves.slice(0, 26).join(''), '#ffffff', 3, { opacity: 0.5, 'stroke-linecap': 'round' }) +
    stroke(waves.slice(26).join(''), darken(deep, 0.2), 3, { opacity: 0.35, 'stroke-linecap': 'round' })
  )
}

function floatRing(scene: Scene, random: Random, x: number, y: number): string {
  const colour = scene.light.tone(random.pick(['#f2706a', '#f6c945', '#f29ac0']))
  return (
    ellipse(x + 6, y + 10, 64, 22, scene.light.shadow, { opacity: 0.2 }) +
    ellipse(x, y, 52, 17, 'none', { stroke: colour, 'stroke-width': 25 }) +
    ellipse(x, y - 4, 52, 17, 'none', { stroke: lighten(colour, 0.5), 'stroke-width': 7, 'stroke-dasharray': '34 30' })
  )
}

function drawPavilion(scene: Scene, random: Random, x: number, base: number): string {
  const [width, top] = [620, base - 330]
  const metal = scene.light.tone('#33393f')
  const wood = battens(scene, random, '#b07c4c', 24, 3)
  return (
    rect(x, top, width, base - top, render(scene, random.pick(['#f3efe7', '#e3ddd2', '#6b7276']))) +
    rect(x + width * 0.66, top, width * 0.34, base - top, wood) +
    repeat(3, (index) =>
      glass(scene, random, x + 30 + index * 124, top + 60, 114, base - top - 60, {
        furnishing: index === 0 ? 'curtains' : 'none',
      }),
    ) +
    repeat(4, (index) => rect(x + 24 + index * 124, top + 54, 8, base - top - 54, metal)) +
    rect(x + 24, top + 52, 380, 9, metal) +
    drawShadow(scene, x, top + 8, width, 84) +
    rect(x - 60, top - 24, width + 90, 32, metal) +
    rect(x - 60, top - 28, width + 90, 7, lighten(metal, 0.44)) +
    rect(x - 44, top + 6, 13, base - top - 6, metal) +
    rect(x + width + 4, top + 6, 13, base - top - 6, metal)
  )
}

function drawLounger(scene: Scene, random: Random, x: number, y: number): string {
  const wood = scene.light.tone('#a9794f')
  const cloth = scene.light.tone(random.pick(['#ffffff', '#f4e6cc', '#dfeef0']))
  return (
    ellipse(x + 90, y + 4, 130, 13, scene.light.shadow, { opacity: scene.light.shadowOpacity }) +
    stroke(`M${x + 10} ${y}v-34M${x + 150} ${y}v-34`, darken(wood, 0.2), 9) +
    polygon(
      [
        [x - 6, y - 46],
        [x + 118, y - 46],
        [x + 118, y - 30],
        [x - 6, y - 30],
      ],
      wood,
    ) +
    polygon(
      [
        [x - 6, y - 62],
        [x + 112, y - 62],
        [x + 118, y - 44],
        [x - 6, y - 44],
      ],
      cloth,
    ) +
    polygon(
      [
        [x + 108, y - 62],
        [x + 196, y - 122],
        [x + 208, y - 108],
        [x + 122, y - 42],
      ],
      scene.define.linear([
        [0, cloth],
        [1, darken(cloth, 0.16)],
      ]),
    ) +
    line([x + 150, y - 70], [x + 168, y - 6], darken(wood, 0.2), 8) +
    rect(x + 10, y - 72, 44, 13, scene.light.tone(random.pick(['#e0775a', '#3f8f94', '#e8b548'])), { rx: 6 })
  )
}

function drawUmbrella(scene: Scene, random: Random, x: number, base: number): string {
  const cloth = scene.light.tone(random.pick(['#f4efe4', '#e0614c', '#2f7d86', '#f0bb4a']))
  return (
    line([x, base], [x, base - 330], scene.light.tone('#8a6244'), 10) +
    path(
      `M${x - 190} ${base - 268}Q${x - 120} ${base - 356} ${x} ${base - 366}Q${x + 120} ${base - 356} ${x + 190} ${base - 268}q-48 -16 -95 0q-47 -16 -95 0q-48 -16 -95 0q-47 -16 -95 0Z`,
      scene.define.linear(
        [
          [0, lighten(cloth, 0.26)],
          [0.6, cloth],
          [1, darken(cloth, 0.24)],
        ],
        'across',
      ),
    ) +
    path(
      `M${x - 62} ${base - 272}Q${x - 40} ${base - 340} ${x} ${base - 366}Q${x + 40} ${base - 340} ${x + 62} ${base - 272}q-30 -10 -62 0q-30 -10 -62 0Z`,
      '#ffffff',
      { opacity: 0.2 },
    ) +
    line([x, base - 366], [x, base - 384], scene.light.tone('#8a6244'), 7)
  )
}
