import { darken, lighten, mix } from './colour.ts'
import type { Random } from './random.ts'
import { type Scene, pictureHeight, pictureWidth } from './scene.ts'
import { ellipse, line, type Point, path, polygon, rect, repeat, round, stroke } from './svg.ts'

/** Lawn from the line of the house to the bottom, mown in bands, greener or drier by place. */
export function drawLawn(scene: Scene, top: number, bottom = pictureHeight): string {
  const random = scene.random.fork('lawn')
  const colours = {
    NT: '#93a54e',
    WA: '#96a656',
    SA: '#9aa75a',
    QLD: '#79a84a',
    NSW: '#7aa850',
    VIC: '#78a250',
    ACT: '#86a056',
    TAS: '#6ba04e',
  }
  const base = scene.light.tone(colours[scene.stateCode])
  const near = darken(base, 0.12)
  const fill = scene.define.linear([
    [0, mix(lighten(base, 0.18), scene.light.haze, 0.2)],
    [0.35, base],
    [1, near],
  ])
  const middle = random.between(500, 1100)
  const bands = repeat(8, (index) => {
    const spread = 1.9
    const at = (offset: number, depth: number): number =>
      middle + (index * 260 - 1040 + offset) * (depth === 0 ? 0.62 : spread)
    return polygon(
      [
        [at(0, 0), top],
        [at(130, 0), top],
        [at(130, 1), bottom],
        [at(0, 1), bottom],
      ],
      lighten(base, 0.4),
      { opacity: 0.12 },
    )
  })
  const tufts = Array.from({ length: 130 }, () => {
    const depth = random.next() ** 0.7
    const [x, y, size] = [random.between(0, pictureWidth), top + 8 + (bottom - top) * depth, 5 + depth * 13]
    return `M${round(x)} ${round(y)}q${round(-size * 0.2)} ${round(-size * 0.7)} ${round(-size * 0.5)} ${round(-size)}M${round(x)} ${round(y)}q${round(size * 0.1)} ${round(-size * 0.7)} ${round(size * 0.35)} ${round(-size * 0.9)}`
  })
  return (
    rect(0, top, pictureWidth, bottom - top, fill) +
    bands +
    stroke(tufts.slice(0, 75).join(''), darken(base, 0.32), 2.4, { opacity: 0.45, 'stroke-linecap': 'round' }) +
    stroke(tufts.slice(75).join(''), lighten(base, 0.34), 2.2, { opacity: 0.55, 'stroke-linecap': 'round' })
  )
}

export type Paving = 'concrete' | 'brick' | 'gravel' | 'stone'

/** A path or drive that widens towards the viewer. */
export function drawPaving(
  scene: Scene,
  random: Random,
  top: number,
  bottom: number,
  [topLeft, topRight]: Point,
  [bottomLeft, bottomRight]: Point,
  paving: Paving,
): string {
  const tone = scene.light.tone
  const colour = tone({ concrete: '#cdc8c0', brick: '#b98468', gravel: '#d6c6a8', stone: '#b9b3ab' }[paving])
  const fill = scene.define.linear([
    [0, mix(colour, scene.light.haze, 0.25)],
    [1, darken(colour, 0.08)],
  ])
  const shape: Point[] = [
    [topLeft, top],
    [topRight, top],
    [bottomRight, bottom],
    [bottomLeft, bottom],
  ]
  const rows = paving === 'concrete' ? 4 : 10
  const courses = repeat(rows, (index) => {
    const t = ((index + 1) / (rows + 0.6)) ** 1.7
    const y = top + (bottom - top) * t
    const left = topLeft + (bottomLeft - topLeft) * t
    const right = topRight + (bottomRight - topRight) * t
    const joints =
      paving === 'brick' || paving === 'stone'
        ? repeat(4, (joint) =>
            line(
              [left + ((right - left) * (joint + (index % 2) * 0.5)) / 4, y],
              [left + ((right - left) * (joint + (index % 2) * 0.5)) / 4 + (joint - 1.5) * 3 * t, y + 16 * t + 5],
              darken(colour, 0.34),
              1.4 + t,
              { opacity: 0.45 },
            ),
          )
        : ''
    return (
      line([left, y], [right, y], darken(colour, 0.34), 1.2 + t * 1.6, { opacity: paving === 'gravel' ? 0 : 0.5 }) +
      joints
    )
  })
  const pebbles =
    paving === 'gravel'
      ? repeat(80, () => {
          const t = random.next()
          return ellipse(
            topLeft +
              (bottomLeft - topLeft) * t +
              (topRight - topLeft + (bottomRight - topRight - bottomLeft + topLeft) * t) * random.next(),
            top + (bottom - top) * t,
            2 + t * 3,
            1 + t * 1.6,
            random.chance(0.5) ? darken(colour, 0.3) : lighten(colour, 0.4),
            { opacity: 0.55 },
          )
        })
      : ''
  const edge = stroke(
    `M${round(topLeft)} ${top}L${round(bottomLeft)} ${bottom}M${round(topRight)} ${top}L${round(bottomRight)} ${bottom}`,
    darken(colour, 0.45),
    3,
    { opacity: 0.35 },
  )
  return polygon(shape, fill) + courses + pebbles + edge
}

/** Nature strip, footpath, kerb and road along the bottom. */
export function drawStreet(scene: Scene, random: Random, top: number): string {
  const tone = scene.light.tone
  const foot = tone('#d3cdc4')
  const road = tone('#5b5f68')
  const kerb = pictureHeight - 46
  const joints = repeat(9, (index) =>
    line(
      [index * 200 - 40 + (index - 4) * 10, top],
      [index * 200 - 60 + (index - 4) * 26, top + 42],
      darken(foot, 0.3),
      2,
      { opacity: 0.5 },
    ),
  )
  return (
    rect(
      0,
      top,
      pictureWidth,
      42,
      scene.define.linear([
        [0, lighten(foot, 0.12)],
        [1, darken(foot, 0.06)],
      ]),
    ) +
    joints +
    rect(0, top - 2, pictureWidth, 4, darken(foot, 0.4), { opacity: 0.35 }) +
    rect(0, kerb, pictureWidth, 14, lighten(foot, 0.16)) +
    rect(0, kerb + 12, pictureWidth, 8, darken(foot, 0.45)) +
    rect(
      0,
      kerb + 18,
      pictureWidth,
      40,
      scene.define.linear([
        [0, darken(road, 0.14)],
        [1, road],
      ]),
    ) +
    repeat(26, () =>
      ellipse(
        random.between(0, pictureWidth),
        random.between(kerb + 24, pictureHeight),
        random.between(10, 50),
        1.4,
        lighten(road, 0.24),
        { opacity: 0.3 },
      ),
    )
  )
}

/** Fallen petals or leaves under a tree. */
export function drawFallen(scene: Scene, random: Random, x: number, y: number, reach: number, colour: string): string {
  const dots = Array.from({ length: 60 }, () => {
    const [turn, out] = [random.next() * 6.28, Math.sqrt(random.next())]
    const [px, py] = [x + Math.cos(turn) * reach * out, y + Math.sin(turn) * reach * 0.16 * out]
    return `M${round(px)} ${round(py)}l6 -2l4 2l-6 2Z`
  })
  return path(dots.join(''), scene.light.tone(colour), { opacity: 0.8 })
}
