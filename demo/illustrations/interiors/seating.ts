import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { path, polygon, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawFootShadow } from './room.ts'

/** A sofa seen from the front, its feet on y. */
export function drawSofa(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  colour: string,
  cushions: readonly [string, string],
): string {
  const cloth = scene.light.tone(colour)
  const height = width * 0.34
  const back = scene.define.linear([
    [0, lighten(cloth, 0.16)],
    [1, darken(cloth, 0.12)],
  ])
  const seat = scene.define.linear([
    [0, lighten(cloth, 0.22)],
    [0.5, cloth],
    [1, darken(cloth, 0.26)],
  ])
  const arm = width * 0.09
  const seats = width > 520 ? 3 : 2
  const wide = (width - arm * 2) / seats
  const pillow = (px: number, fill: string, turn: number) => {
    const size = height * 0.46
    const c = scene.light.tone(fill)
    return polygon(
      [
        [px - size / 2, y - height * 0.9 + turn],
        [px + size / 2, y - height * 0.9 - turn],
        [px + size * 0.54, y - height * 0.46],
        [px - size * 0.54, y - height * 0.46],
      ],
      scene.define.linear(
        [
          [0, lighten(c, 0.14)],
          [1, darken(c, 0.2)],
        ],
        'diagonal',
      ),
      { stroke: darken(c, 0.26), 'stroke-width': 2, 'stroke-linejoin': 'round' },
    )
  }
  return (
    drawFootShadow(scene, x + width / 2, y, width * 1.1, 24) +
    repeat(2, (index) => rect(x + 20 + index * (width - 54), y - 16, 14, 18, scene.light.tone('#6b4a33'))) +
    rect(x + arm * 0.5, y - height, width - arm, height * 0.8, back, { rx: 22 }) +
    repeat(seats, (index) =>
      rect(x + arm + index * wide + 3, y - height * 0.94, wide - 6, height * 0.56, lighten(cloth, 0.06), { rx: 18 }),
    ) +
    pillow(x + arm + wide * 0.42, cushions[0], random.between(-8, 8)) +
    pillow(x + width - arm - wide * 0.4, cushions[1], random.between(-8, 8)) +
    repeat(seats, (index) =>
      rect(x + arm + index * wide + 2, y - height * 0.5, wide - 4, height * 0.3, seat, { rx: 14 }),
    ) +
    rect(x + 4, y - height * 0.26, width - 8, height * 0.18, darken(cloth, 0.24), { rx: 8 }) +
    rect(x, y - height * 0.7, arm, height * 0.62, seat, { rx: 16 }) +
    rect(x + width - arm, y - height * 0.7, arm, height * 0.62, seat, { rx: 16 })
  )
}

/** An armchair turned a little, on timber legs. */
export function drawArmchair(scene: Scene, x: number, y: number, size: number, colour: string): string {
  const cloth = scene.light.tone(colour)
  const wood = scene.light.tone('#8a5d3a')
  const face = scene.define.linear([
    [0, lighten(cloth, 0.18)],
    [1, darken(cloth, 0.24)],
  ])
  return (
    drawFootShadow(scene, x + size * 0.5, y, size * 1.1, 18) +
    stroke(
      `M${round(x + size * 0.16)} ${round(y - size * 0.3)}L${round(x + size * 0.06)} ${y}M${round(x + size * 0.84)} ${round(y - size * 0.3)}L${round(x + size * 0.94)} ${y}`,
      wood,
      11,
      { 'stroke-linecap': 'round' },
    ) +
    path(
      `M${round(x + size * 0.12)} ${round(y - size * 0.3)}Q${round(x)} ${round(y - size * 1.1)} ${round(x + size * 0.5)} ${round(y - size * 1.1)}T${round(x + size * 0.88)} ${round(y - size * 0.3)}Z`,
      face,
    ) +
    rect(x + size * 0.1, y - size * 0.48, size * 0.8, size * 0.24, lighten(cloth, 0.12), { rx: 16 }) +
    stroke(
      `M${round(x + size * 0.02)} ${round(y - size * 0.6)}h${round(size * 0.2)}M${round(x + size * 0.78)} ${round(y - size * 0.6)}h${round(size * 0.2)}`,
      wood,
      13,
      { 'stroke-linecap': 'round' },
    )
  )
}
