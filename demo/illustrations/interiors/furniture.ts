import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { circle, ellipse, path, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawFootShadow } from './room.ts'

/** A low table with books and a vase. */
export function drawCoffeeTable(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  colour: string,
): string {
  const wood = scene.light.tone(colour)
  const top = y - width * 0.2
  const vase = scene.light.tone(random.pick(['#e9e2d4', '#4f6b6e', '#c9785a']))
  return (
    drawFootShadow(scene, x, y, width * 1.05, 17) +
    stroke(
      `M${round(x - width * 0.36)} ${round(top)}L${round(x - width * 0.42)} ${y}M${round(x + width * 0.36)} ${round(top)}L${round(x + width * 0.42)} ${y}`,
      darken(wood, 0.3),
      10,
      { 'stroke-linecap': 'round' },
    ) +
    ellipse(x, top + 9, width / 2, width * 0.09, darken(wood, 0.36)) +
    ellipse(
      x,
      top,
      width / 2,
      width * 0.09,
      scene.define.linear([
        [0, lighten(wood, 0.22)],
        [1, wood],
      ]),
    ) +
    rect(x - width * 0.3, top - 15, width * 0.22, 8, scene.light.tone('#d98a6a')) +
    rect(x - width * 0.29, top - 24, width * 0.19, 9, scene.light.tone('#5f7f8c')) +
    stroke(
      Array.from(
        { length: 5 },
        (_, index) =>
          `M${round(x + width * 0.16)} ${round(top - 40)}q${(index - 2) * 9} -26 ${(index - 2) * 17} ${-46 - (index % 2) * 14}`,
      ).join(''),
      scene.light.tone('#6b8f5a'),
      3,
    ) +
    repeat(5, (index) =>
      circle(
        x + width * 0.16 + (index - 2) * 17,
        top - 88 - (index % 2) * 14,
        8,
        scene.light.tone(index % 2 === 0 ? '#f0b8a4' : '#f6e0b0'),
      ),
    ) +
    path(
      `M${round(x + width * 0.16 - 10)} ${round(top - 46)}h20q16 26 4 46h-28q-12 -20 4 -46Z`,
      scene.define.linear(
        [
          [0, lighten(vase, 0.2)],
          [1, darken(vase, 0.24)],
        ],
        'across',
      ),
    )
  )
}
