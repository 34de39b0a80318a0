import { darken, lighten, mix, multiply } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import { type Scene, pictureHeight, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { line, path, type Point, polygon, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'

/** The far wall of every room, and the point where its lines meet. */
export const farWall = { left: 320, right: 1280, top: 150, bottom: 700 }
const vanishing = { x: 800, y: 420 }

export type FloorName = 'boards' | 'tiles' | 'carpet' | 'herringbone' | 'checker'

export type RoomLook = { wall: string; side: string; floor: FloorName; floorColour: string; ceiling: string }

/** The scene as seen indoors: lamps instead of the evening sky, so that rooms stay warm at dusk. */
export function indoors(scene: Scene): Scene {
  const warmth = { morning: 0.16, noon: 0.06, golden: 0.5, dusk: 0.62 }[scene.light.moment]
  return {
    ...scene,
    light: {
      ...scene.light,
      shadow: '#33263c',
      shadowOpacity: 0.24,
      tone: (colour) => mix(colour, multiply(colour, '#ffd9a6'), warmth),
    },
  }
}

/** Where (across, depth) of the floor lies: across from -1 to 1 along the far wall, depth 1 at that wall and growing. */
export const onFloor = (across: number, depth: number): Point => [
  vanishing.x + across * ((farWall.right - farWall.left) / 2) * depth,
  vanishing.y + (farWall.bottom - vanishing.y) * depth,
]

/** A place on a side wall: depth as on the floor, height from 0 at the floor to 1 at the ceiling. */
export const onSideWall = (side: 'left' | 'right', depth: number, height: number): Point => [
  vanishing.x + (side === 'left' ? -1 : 1) * ((farWall.right - farWall.left) / 2) * depth,
  vanishing.y + (farWall.bottom - vanishing.y - (farWall.bottom - farWall.top) * height) * depth,
]

/** An empty room in one-point perspective: walls, cornice, skirting, floor and the light that falls through it. */
export function drawRoom(scene: Scene, random: Random, look: RoomLook): string {
  const { left, right, top, bottom } = farWall
  const tone = scene.light.tone
  const { define } = scene
  const [wall, side, ceiling] = [tone(look.wall), tone(look.side), tone(look.ceiling)]
  const edge = (corner: Point): Point => {
    const grow = vanishing.x / Math.abs(corner[0] - vanishing.x)
    return [corner[0] < vanishing.x ? 0 : pictureWidth, vanishing.y + (corner[1] - vanishing.y) * grow]
  }
  const [a, b, c, d] = [edge([left, top]), edge([right, top]), edge([right, bottom]), edge([left, bottom])]
  const leftWall: Point[] = [a, [left, top], [left, bottom], d]
  const rightWall: Point[] = [b, [right, top], [right, bottom], c]
  const skirting = tone('#ffffff')
  return (
    polygon(
      [[0, 0], [pictureWidth, 0], b, [right, top], [left, top], a],
      define.linear([
        [0, lighten(ceiling, 0.1)],
        [1, darken(ceiling, 0.08)],
      ]),
    ) +
    rect(
      left,
      top,
      right - left,
      bottom - top,
      define.linear([
        [0, lighten(wall, 0.08)],
        [1, darken(wall, 0.05)],
      ]),
    ) +
    polygon(
      leftWall,
      define.linear(
        [
          [0, lighten(side, 0.04)],
          [1, darken(side, 0.09)],
        ],
        'across',
      ),
    ) +
    polygon(
      rightWall,
      define.linear(
        [
          [0, lighten(side, 0.12)],
          [1, lighten(side, 0.02)],
        ],
        'across',
      ),
    ) +
    drawFloor(scene, random, look) +
    stroke(
      `M${round(a[0])} ${round(a[1])}L${left} ${top}H${right}L${round(b[0])} ${round(b[1])}`,
      darken(ceiling, 0.12),
      7,
      { 'stroke-linejoin': 'round' },
    ) +
    polygon(
      [
        [left, bottom],
        [right, bottom],
        [right, bottom - 20],
        [left, bottom - 20],
      ],
      skirting,
    ) +
    polygon([d, [left, bottom], [left, bottom - 20], [d[0], d[1] - 34]], darken(skirting, 0.12)) +
    polygon([c, [right, bottom], [right, bottom - 20], [c[0], c[1] - 34]], darken(skirting, 0.05)) +
    line([left, top], [left, bottom], scene.light.shadow, 3, { opacity: 0.14 }) +
    line([right, top], [right, bottom], scene.light.shadow, 3, { opacity: 0.14 })
  )
}

function drawFloor(scene: Scene, random: Random, { floor, floorColour }: RoomLook): string {
  const base = scene.light.tone(floorColour)
  const near = 2.5
  const area: Point[] = [onFloor(-1, 1), onFloor(1, 1), onFloor(1, near), onFloor(-1, near)]
  const ground = polygon(
    area,
    scene.define.linear([
      [0, darken(base, 0.16)],
      [0.5, base],
      [1, lighten(base, 0.1)],
    ]),
  )
  return (
    ground +
    floors[floor](random, base) +
    polygon(
      [onFloor(-1, 1), onFloor(1, 1), onFloor(1, 1.16), onFloor(-1, 1.16)],
      scene.define.linear([
        [0, scene.light.shadow, 0.3],
        [1, scene.light.shadow, 0],
      ]),
    )
  )
}

const floors: Record<FloorName, (random: Random, base: string) => string> = {
  boards: (random, base) =>
    repeat(26, (index) => {
      const [from, to] = [-1 + index / 13, -1 + (index + 1) / 13]
      const shade = random.between(-0.12, 0.14)
      const joint = random.between(1.05, 1.8)
      return (
        polygon(
          [onFloor(from, 1), onFloor(to, 1), onFloor(to, 2.5), onFloor(from, 2.5)],
          shade > 0 ? lighten(base, shade) : darken(base, -shade),
          { opacity: 0.6 },
        ) +
        line(onFloor(from, 1), onFloor(from, 2.5), darken(base, 0.4), 1.6, { opacity: 0.5 }) +
        line(onFloor(from, joint), onFloor(to, joint), darken(base, 0.4), 2, { opacity: 0.5 })
      )
    }),
  tiles: (_random, base) => grid(base, 8, 0.17, false),
  checker: (_random, base) => grid(base, 9, 0.15, true),
  carpet: (random, base) =>
    repeat(120, () => {
      const [x, y] = onFloor(random.between(-1, 1), random.between(1.02, 2.4))
      return line(
        [x, y],
        [x + random.between(6, 18), y + random.between(-2, 2)],
        random.chance(0.5) ? lighten(base, 0.3) : darken(base, 0.16),
        1.8,
        { opacity: 0.4 },
      )
    }),
  herringbone: (random, base) =>
    repeat(13, (row) =>
      repeat(20, (column) => {
        const [across, depth] = [-1 + column / 10, 1 + row * 0.11]
        const isUp = (row + column) % 2 === 0
        const shade = random.between(0, 0.2)
        const points: Point[] = isUp
          ? [
              onFloor(across, depth + 0.08),
              onFloor(across + 0.1, depth - 0.04),
              onFloor(across + 0.1, depth + 0.05),
              onFloor(across, depth + 0.17),
            ]
          : [
              onFloor(across, depth - 0.04),
              onFloor(across + 0.1, depth + 0.08),
              onFloor(across + 0.1, depth + 0.17),
              onFloor(across, depth + 0.05),
            ]
        return polygon(points, isUp ? lighten(base, shade) : darken(base, shade), {
          opacity: 0.7,
          stroke: darken(base, 0.35),
          'stroke-width': 1,
        })
      }),
    ),
}

function grid(base: string, columns: number, step: number, isChecker: boolean): string {
  return repeat(Math.ceil(1.5 / step), (row) =>
    repeat(columns, (column) => {
      const [across, depth, width] = [-1 + (2 * column) / columns, 1 + row * step, 2 / columns]
      const isDark = isChecker && (row + column) % 2 === 0
      const points = [
        onFloor(across, depth),
        onFloor(across + width, depth),
        onFloor(across + width, depth + step),
        onFloor(across, depth + step),
      ]
      return polygon(points, isDark ? darken(base, 0.55) : lighten(base, 0.12), {
        opacity: isDark ? 0.85 : 0.4,
        stroke: darken(base, 0.24),
        'stroke-width': 1.6,
      })
    }),
  )
}

/** Bright parallelograms of sun on the floor, from a window in the wall at the left or at the back. */
export function drawSunPatch(scene: Scene, random: Random): string {
  if (scene.light.moment === 'dusk') return ''
  const colour = scene.light.sun.colour
  const from = random.between(-0.5, 0.1)
  const pane = (across: number) =>
    polygon(
      [onFloor(across, 1.08), onFloor(across + 0.26, 1.08), onFloor(across + 0.5, 1.66), onFloor(across + 0.2, 1.66)],
      mix(colour, '#ffffff', 0.3),
      { opacity: scene.light.moment === 'golden' ? 0.34 : 0.24 },
    )
  return pane(from) + pane(from + 0.32)
}

/** The glow of lamps in the evening and the soft dark of corners, over a finished room. */
export function drawRoomGlaze(scene: Scene): string {
  const { define, light } = scene
  const down = define.linear([
    [0, light.shadow, 0.07],
    [0.25, light.shadow, 0],
    [0.75, light.shadow, 0],
    [1, light.shadow, 0.2],
  ])
  const across = define.linear(
    [
      [0, light.shadow, 0.1],
      [0.2, light.shadow, 0],
      [0.8, light.shadow, 0],
      [1, light.shadow, 0.1],
    ],
    'across',
  )
  const warm =
    light.moment === 'dusk' || light.moment === 'golden'
      ? rect(0, 0, pictureWidth, pictureHeight, light.moment === 'dusk' ? '#ffb45e' : '#ffd9a0', { opacity: 0.08 })
      : ''
  return rect(0, 0, pictureWidth, pictureHeight, down) + rect(0, 0, pictureWidth, pictureHeight, across) + warm
}

/** A soft shadow under what stands on the floor. */
export function drawFootShadow({ light, define }: Scene, x: number, y: number, width: number, depth = 20): string {
  const fade = define.radial([
    [0, light.shadow, 0.5],
    [0.6, light.shadow, 0.28],
    [1, light.shadow, 0],
  ])
  return path(
    `M${round(x - width / 2)} ${round(y)}a${round(width / 2)} ${depth} 0 1 0 ${round(width)} 0a${round(width / 2)} ${depth} 0 1 0 ${round(-width)} 0Z`,
    fade,
  )
}
