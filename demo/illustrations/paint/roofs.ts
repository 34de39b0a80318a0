import { darken, lighten } from './colour.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { ellipse, line, path, type Point, polygon, rect, repeat, round, stroke } from './svg.ts'

/** Corrugated iron, ridges running down the slope. Answers with a fill. */
export function corrugatedIron(scene: Scene, colour: string, pitch = 14): string {
  const base = scene.light.tone(colour)
  return scene.define.pattern(
    pitch,
    60,
    base,
    rect(0, -1, pitch * 0.26, 62, lighten(base, 0.26), { opacity: 0.75 }) +
      rect(pitch * 0.56, -1, pitch * 0.3, 62, darken(base, 0.26), { opacity: 0.65 }),
  )
}

/** Rounded terracotta or cement tiles. Answers with a fill. */
export function roofTiles(scene: Scene, random: Random, colour: string): string {
  const tone = scene.light.tone
  const [width, height] = [26, 18]
  const tiles = repeat(4, (row) =>
    repeat(9, (column) => {
      const shade = random.between(-0.1, 0.12)
      const fill = tone(shade > 0 ? lighten(colour, shade) : darken(colour, -shade))
      const x = (column - 0.5 + (row % 2) * 0.5) * width
      return (
        path(`M${round(x)} ${row * height - 3}h${width}v${height - 2}q${-width / 2} 9 ${-width} 0Z`, fill) +
        path(
          `M${round(x)} ${row * height + height - 6}q${width / 2} 9 ${width} 0v4q${-width / 2} 9 ${-width} 0Z`,
          darken(fill, 0.4),
          { opacity: 0.8 },
        )
      )
    }),
  )
  return scene.define.pattern(width * 8, height * 4, tone(darken(colour, 0.2)), tiles)
}

/** A slope of roof: its covering, the light over it, its ridge and its gutter. */
export function drawRoof(
  scene: Scene,
  points: readonly Point[],
  covering: string,
  side: 'lit' | 'front' | 'shaded' = 'front',
): string {
  const { light, define } = scene
  const glaze = define.linear([
    [0, light.sun.colour, side === 'shaded' ? 0 : 0.24],
    [0.5, light.sun.colour, 0.02],
    [1, light.shadow, side === 'shaded' ? 0.34 : 0.16],
  ])
  const dark =
    side === 'shaded'
      ? polygon(points, light.shadow, { opacity: 0.24 })
      : side === 'lit'
        ? polygon(points, light.sun.colour, { opacity: 0.14 })
        : ''
  return polygon(points, covering) + polygon(points, glaze) + dark
}

/** Ridge capping along a line. */
export function drawRidge(scene: Scene, from: Point, to: Point, colour: string, width = 9): string {
  const base = scene.light.tone(colour)
  return (
    line(from, to, darken(base, 0.3), width + 2, { 'stroke-linecap': 'round' }) +
    line(from, [to[0], to[1] - 1], lighten(base, 0.16), width - 3, { 'stroke-linecap': 'round' })
  )
}

/** Gutter with fascia; `colour` is the trim. */
export function drawGutter(scene: Scene, from: number, to: number, y: number, colour: string, depth = 13): string {
  const base = scene.light.tone(colour)
  const metal = scene.define.linear([
    [0, lighten(base, 0.3)],
    [0.3, base],
    [1, darken(base, 0.3)],
  ])
  return rect(from, y, to - from, depth, metal, { rx: 3 })
}

/** A brick chimney with pots. */
export function drawChimney(scene: Scene, x: number, top: number, width: number, height: number, fill: string): string {
  const { light, define } = scene
  const shade = define.linear(
    [
      [0, light.sun.colour, 0.16],
      [0.5, light.shadow, 0.04],
      [1, light.shadow, 0.4],
    ],
    'across',
  )
  const pot = light.tone('#b4694b')
  return (
    repeat(
      2,
      (index) =>
        rect(x + width * (0.16 + index * 0.4), top - 26, width * 0.26, 30, pot, { rx: 3 }) +
        rect(x + width * (0.16 + index * 0.4) + width * 0.15, top - 26, width * 0.11, 30, darken(pot, 0.4), {
          rx: 3,
          opacity: 0.6,
        }),
    ) +
    rect(x, top, width, height, fill) +
    rect(x - 6, top, width + 12, 15, fill) +
    rect(x - 3, top + 22, width + 6, 7, fill) +
    rect(x - 6, top, width + 12, height, shade) +
    rect(x - 6, top + 15, width + 12, 4, light.shadow, { opacity: 0.4 })
  )
}

/** A television aerial, or a bank of solar panels lying on the slope. */
export function drawSolarPanels(scene: Scene, x: number, y: number, count: number, lean = -16): string {
  const glass = scene.define.linear(
    [
      [0, scene.light.tone('#5d7ea8')],
      [0.5, scene.light.tone('#22395c')],
      [1, scene.light.tone('#16263f')],
    ],
    'diagonal',
  )
  return repeat(count, (index) => {
    const left = x + index * 62
    const points: Point[] = [
      [left - lean, y],
      [left + 56 - lean, y],
      [left + 56, y + 76],
      [left, y + 76],
    ]
    return (
      polygon(points, glass, { stroke: scene.light.tone('#c6d2dc'), 'stroke-width': 2.4 }) +
      stroke(`M${left - lean / 2} ${y + 38}h56M${left + 28 - lean} ${y}l${lean} 76`, scene.light.tone('#8ea6bf'), 1.3, {
        opacity: 0.7,
      })
    )
  })
}

/** The shadow a house lays on the ground in front of it. */
export function drawGroundShadow({ light, define }: Scene, from: number, to: number, y: number, depth = 46): string {
  const fade = define.radial([
    [0, light.shadow, light.shadowOpacity * 1.6],
    [0.72, light.shadow, light.shadowOpacity * 0.9],
    [1, light.shadow, 0],
  ])
  return ellipse((from + to) / 2 + 24, y + 4, (to - from) / 2 + 62, depth, fade)
}
