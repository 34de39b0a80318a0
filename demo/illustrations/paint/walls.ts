import { darken, lighten, mix } from './colour.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { line, rect, repeat } from './svg.ts'

/** Brickwork in stretcher bond, each brick a little different. Answers with a fill. */
export function brickwork(scene: Scene, random: Random, colour: string, mortar = '#cfc4b6', size = 1): string {
  const tone = scene.light.tone
  const [width, height] = [38 * size, 13 * size]
  const bricks = repeat(8, (row) =>
    repeat(6, (column) => {
      const shade = random.between(-0.16, 0.2)
      const x = ((column + (row % 2) * 0.5) * width) % (width * 6)
      const fill = tone(shade > 0 ? lighten(colour, shade * 0.7) : darken(colour, -shade))
      const drawn = (at: number) => rect(at, row * height, width - 2.4, height - 2.2, fill)
      return drawn(x) + (x + width > width * 6 ? drawn(x - width * 6) : '')
    }),
  )
  return scene.define.pattern(width * 6, height * 8, tone(mix(mortar, colour, 0.35)), bricks)
}

/** Horizontal boards, each with a lit edge above and a shadow below. Answers with a fill. */
export function weatherboards(scene: Scene, colour: string, board = 22): string {
  const base = scene.light.tone(colour)
  return scene.define.pattern(
    200,
    board,
    base,
    rect(-1, 0, 202, board * 0.3, lighten(base, 0.2), { opacity: 0.5 }) +
      rect(-1, board - 5, 202, 3, darken(base, 0.14), { opacity: 0.7 }) +
      rect(-1, board - 2.4, 202, 2.4, darken(base, 0.42), { opacity: 0.75 }),
  )
}

/** Upright boards or battens, shadowed on one side. Answers with a fill. */
export function battens(scene: Scene, random: Random, colour: string, width = 26, gap = 4): string {
  const tone = scene.light.tone
  const boards = repeat(6, (index) => {
    const shade = random.between(-0.1, 0.14)
    const fill = tone(shade > 0 ? lighten(colour, shade) : darken(colour, -shade))
    return (
      rect(index * width, -1, width - gap, 42, fill) +
      rect(index * width, -1, 3, 42, lighten(fill, 0.2), { opacity: 0.5 })
    )
  })
  return scene.define.pattern(width * 6, 40, tone(darken(colour, 0.55)), boards)
}

/** Sawn or rough stone in courses. Answers with a fill. */
export function stonework(scene: Scene, random: Random, colour: string): string {
  const tone = scene.light.tone
  const stones = repeat(4, (row) => {
    let content = ''
    for (let x = row % 2 === 0 ? 0 : -30; x < 240;) {
      const width = random.between(44, 84)
      const shade = random.between(-0.14, 0.18)
      const fill = tone(shade > 0 ? lighten(colour, shade) : darken(colour, -shade))
      content += rect(x + 1.5, row * 32 + 1.5, Math.min(width, 240 - x) - 3, 29, fill, { rx: 4 })
      content += line([x + 6, row * 32 + 4], [x + width - 10, row * 32 + 4], lighten(fill, 0.3), 2, { opacity: 0.5 })
      x += width
    }
    return content
  })
  return scene.define.pattern(240, 128, tone(darken(colour, 0.3)), stones)
}

/** Smooth render: one colour with the light running off it. Answers with a fill. */
export function render(scene: Scene, colour: string): string {
  const base = scene.light.tone(colour)
  return scene.define.linear(
    [
      [0, lighten(base, 0.1)],
      [0.5, base],
      [1, darken(base, 0.1)],
    ],
    'diagonal',
  )
}

/** A wall of any fill with the light across it, and the eaves' shadow along its top. */
export function drawWall(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  eaves = 26,
): string {
  const { light, define } = scene
  const across = define.linear(
    [
      [0, light.sun.colour, 0.14],
      [0.45, light.sun.colour, 0],
      [1, light.shadow, 0.2],
    ],
    'across',
  )
  const down = define.linear([
    [0, light.shadow, 0.02],
    [0.75, light.shadow, 0],
    [1, light.shadow, 0.16],
  ])
  return (
    rect(x, y, width, height, fill) +
    rect(x, y, width, height, across) +
    rect(x, y, width, height, down) +
    drawShadow(scene, x, y, width, eaves)
  )
}

/** A band of shadow under whatever juts out, hard above and soft below. */
export function drawShadow({ light, define }: Scene, x: number, y: number, width: number, depth: number): string {
  const fade = define.linear([
    [0, light.shadow, light.shadowOpacity * 1.9],
    [0.55, light.shadow, light.shadowOpacity * 1.35],
    [0.62, light.shadow, light.shadowOpacity * 0.7],
    [1, light.shadow, 0],
  ])
  return depth > 0 ? rect(x, y, width, depth, fade) : ''
}
