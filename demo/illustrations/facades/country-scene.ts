import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import { type Distance, drawDistance } from '#demo/illustrations/paint/distance.ts'
import { drawFence } from '#demo/illustrations/paint/fences.ts'
import { drawLawn } from '#demo/illustrations/paint/ground.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { type Scene, pictureHeight } from '#demo/illustrations/paint/scene.ts'
import { leaves } from '#demo/illustrations/paint/shapes.ts'
import { drawGlaze, drawSky } from '#demo/illustrations/paint/sky.ts'
import { circle, ellipse, line, path, polygon, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'

/** Open country: sky, far hills, paddock, whatever stands in it, and long grass before a wire fence. */
export function drawCountryScene(
  scene: Scene,
  options: { base: number; middle: string; front: string; distance: Distance; hasFence: boolean },
): string {
  const random = scene.random.fork('country')
  const { base, middle, front, distance, hasFence } = options
  return (
    drawSky(scene, base - 80) +
    drawDistance(scene, distance, base - 80) +
    drawLawn(scene, base - 76) +
    middle +
    (hasFence
      ? drawFence(scene, random, 'wire', {
          from: -40,
          to: 1640,
          base: 1000,
          height: 112,
          colour: '#8d7c6c',
          brick: '#8d7c6c',
        })
      : '') +
    front +
    drawLongGrass(scene, random) +
    drawGlaze(scene)
  )
}

function drawLongGrass(scene: Scene, random: Random): string {
  const dry = scene.light.tone('NT WA SA QLD'.includes(scene.stateCode) ? '#c9b268' : '#9db35e')
  const tuft = (count: number, size: number, colour: string) =>
    stroke(
      Array.from({ length: count }, () => {
        const [x, tall] = [random.between(-10, 1610), size * random.between(0.5, 1.1)]
        return `M${round(x)} ${pictureHeight + 6}q${round(random.between(-8, 8))} ${round(-tall * 0.7)} ${round(random.between(-30, 30))} ${round(-tall)}`
      }).join(''),
      colour,
      3,
      { 'stroke-linecap': 'round' },
    )
  const flowers = path(
    leaves(
      random,
      { cx: 800, cy: 1020, rx: 820, ry: 34 },
      { count: 46, length: 9, angle: 0, spread: 3, plumpness: 0.8 },
    ),
    scene.light.tone(random.pick(['#f6d24a', '#ffffff', '#d98ac0'])),
  )
  return tuft(150, 92, darken(dry, 0.34)) + tuft(150, 72, dry) + flowers + tuft(90, 48, lighten(dry, 0.2))
}

/** A track of two wheel ruts, from the house to the lower edge. */
export function drawTrack(scene: Scene, top: number, from: number, to: number): string {
  const earth = scene.light.tone('QLD NT WA SA'.includes(scene.stateCode) ? '#c88f63' : '#c9b391')
  const fill = scene.define.linear([
    [0, mix(earth, scene.light.haze, 0.3)],
    [1, darken(earth, 0.08)],
  ])
  return (
    path(
      `M${from - 46} ${top}C${from - 60} ${top + 90} ${to - 260} ${top + 120} ${to - 230} ${pictureHeight}H${to + 230}C${to + 160} ${top + 120} ${from + 60} ${top + 90} ${from + 46} ${top}Z`,
      fill,
    ) +
    stroke(
      `M${from} ${top}C${from} ${top + 90} ${to - 30} ${top + 110} ${to} ${pictureHeight}`,
      scene.light.tone('#8ea356'),
      16,
      { opacity: 0.6 },
    )
  )
}

/** A round iron tank on a stand of timber. */
export function drawWaterTank(scene: Scene, x: number, base: number): string {
  const iron = scene.light.tone('#9aa5a8')
  const face = scene.define.linear(
    [
      [0, lighten(iron, 0.3)],
      [0.4, iron],
      [1, darken(iron, 0.5)],
    ],
    'across',
  )
  const wood = scene.light.tone('#7b6656')
  return (
    ellipse(x + 96, base + 4, 120, 14, scene.light.shadow, { opacity: scene.light.shadowOpacity }) +
    repeat(4, (index) => rect(x + 8 + index * 54, base - 62, 14, 66, index % 2 === 0 ? wood : darken(wood, 0.3))) +
    rect(x - 6, base - 74, 204, 15, wood) +
    rect(x, base - 236, 192, 164, face) +
    repeat(
      10,
      (index) =>
        rect(x, base - 228 + index * 16, 192, 5, darken(iron, 0.4), { opacity: 0.3 }) +
        rect(x, base - 222 + index * 16, 192, 3, lighten(iron, 0.6), { opacity: 0.3 }),
    ) +
    polygon(
      [
        [x - 8, base - 234],
        [x + 96, base - 276],
        [x + 200, base - 234],
      ],
      scene.define.linear(
        [
          [0, lighten(iron, 0.34)],
          [1, darken(iron, 0.3)],
        ],
        'across',
      ),
    )
  )
}

/** The wind pump of every old station. */
export function drawWindmill(scene: Scene, random: Random, x: number, base: number, height: number): string {
  const steel = mix(scene.light.tone('#7d858a'), scene.light.haze, 0.2)
  const top = base - height
  const blades = repeat(14, (index) => {
    const angle = (index / 14) * Math.PI * 2 + random.between(0, 0.05)
    const at = (reach: number, turn: number) =>
      [x + Math.cos(angle + turn) * reach, top + Math.sin(angle + turn) * reach] as const
    return polygon([at(13, 0), at(58, -0.13), at(58, 0.15)], index % 2 === 0 ? lighten(steel, 0.3) : steel)
  })
  const braces = Array.from({ length: 5 }, (_, index) => {
    const y = (at: number) => round(top + (height * at) / 5)
    const half = (at: number) => (44 * at) / 5
    return `M${round(x - half(index))} ${y(index)}L${round(x + half(index + 1))} ${y(index + 1)}M${round(x + half(index))} ${y(index)}L${round(x - half(index + 1))} ${y(index + 1)}M${round(x - half(index + 1))} ${y(index + 1)}H${round(x + half(index + 1))}`
  }).join('')
  return (
    stroke(braces, steel, 2.6) +
    line([x, top], [x - 46, base], steel, 5) +
    line([x, top], [x + 46, base], darken(steel, 0.2), 5) +
    polygon(
      [
        [x + 30, top - 6],
        [x + 112, top - 26],
        [x + 112, top + 26],
        [x + 30, top + 6],
      ],
      lighten(steel, 0.16),
    ) +
    blades +
    circle(x, top, 9, darken(steel, 0.3))
  )
}

/** A few sheep or cattle, far enough away to be shapes. */
export function drawStock(scene: Scene, random: Random, y: number, from: number, to: number): string {
  const isSheep = random.chance(0.55)
  const count = random.whole(2, 4)
  const coat = scene.light.tone(isSheep ? '#f1ebdd' : random.pick(['#7a4a35', '#2f2c2d', '#a8704a']))
  return repeat(count, (index) => {
    const [x, foot, size, side] = [
      from + ((to - from) * (index + random.between(0.2, 0.8))) / count,
      y + random.between(-16, 34),
      random.between(0.7, 0.95) * (isSheep ? 0.8 : 1.05),
      random.chance(0.5) ? 1 : -1,
    ]
    const body = isSheep
      ? ellipse(x, foot - 20 * size, 21 * size, 13 * size, coat)
      : rect(x - 25 * size, foot - 34 * size, 50 * size, 23 * size, coat, { rx: 8 * size })
    const head = ellipse(
      x + side * 25 * size,
      foot - 25 * size,
      9 * size,
      6.5 * size,
      isSheep ? scene.light.tone('#4a4340') : darken(coat, 0.2),
    )
    const legs = [-14, -8, 9, 15]
      .map((dx) => rect(x + dx * size, foot - 14 * size, 4 * size, 15 * size, darken(coat, isSheep ? 0.6 : 0.35)))
      .join('')
    return ellipse(x + 4, foot + 1, 26 * size, 4 * size, scene.light.shadow, { opacity: 0.24 }) + legs + body + head
  })
}
