import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { drawBigLeaves } from '#demo/illustrations/paint/plants.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { blob, leaf } from '#demo/illustrations/paint/shapes.ts'
import { circle, line, path, polygon, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawFootShadow, onFloor } from './room.ts'

/** A rug lying in perspective, plain, banded or with a diamond pattern. */
export function drawRug(
  scene: Scene,
  random: Random,
  from: number,
  to: number,
  near: number,
  far: number,
  colours: readonly [string, string],
): string {
  const [first, second] = [scene.light.tone(colours[0]), scene.light.tone(colours[1])]
  const quad = (a: number, b: number, c: number, d: number, fill: string, opacity = 1) =>
    polygon([onFloor(a, c), onFloor(b, c), onFloor(b, d), onFloor(a, d)], fill, { opacity })
  const [w, h] = [to - from, near - far]
  const style = random.whole(0, 2)
  const pattern =
    style === 0
      ? repeat(6, (index) => quad(from, to, far + (h * (index + 0.3)) / 6, far + (h * (index + 0.55)) / 6, second, 0.7))
      : style === 1
        ? repeat(5, (row) =>
            repeat(7, (column) => {
              const [cx, cy] = [from + (w * (column + 0.5)) / 7, far + (h * (row + 0.5)) / 5]
              return polygon(
                [
                  onFloor(cx - w / 18, cy),
                  onFloor(cx, cy - h / 13),
                  onFloor(cx + w / 18, cy),
                  onFloor(cx, cy + h / 13),
                ],
                second,
                { opacity: 0.75 },
              )
            }),
          )
        : ''
  const [ax, ay] = onFloor(from, near)
  const [bx] = onFloor(to, near)
  return (
    polygon([onFloor(from, near), onFloor(to, near), [bx + 6, ay + 9], [ax - 6, ay + 9]], scene.light.shadow, {
      opacity: 0.24,
    }) +
    quad(from, to, far, near, first) +
    quad(from + w * 0.04, to - w * 0.04, far + h * 0.06, near - h * 0.06, second, 0.35) +
    quad(from + w * 0.06, to - w * 0.06, far + h * 0.09, near - h * 0.09, first) +
    pattern
  )
}

/** A framed picture: abstract shapes, a horizon, or a sprig. */
export function drawArt(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
): string {
  const tone = scene.light.tone
  const ink = random
    .pick([
      ['#d98a5b', '#2f5d62', '#f2d7a0'],
      ['#c2566b', '#40526b', '#f0c9b0'],
      ['#6b8f71', '#d9a441', '#35495e'],
      ['#7d9cc0', '#e8b04f', '#b5533f'],
    ] as const)
    .map(tone)
  const [a = '#000000', b = '#000000', c = '#000000'] = ink
  const paper = tone('#faf5ea')
  const [px, py, pw, ph] = [x + width * 0.13, y + height * 0.12, width * 0.74, height * 0.76]
  const inside: readonly [() => string, ...(() => string)[]] = [
    () =>
      circle(px + pw * 0.62, py + ph * 0.34, pw * 0.22, a) +
      path(
        `M${round(px)} ${round(py + ph * 0.62)}q${round(pw * 0.3)} ${round(-ph * 0.24)} ${round(pw * 0.56)} 0t${round(pw * 0.44)} ${round(-ph * 0.06)}V${round(py + ph)}H${round(px)}Z`,
        b,
      ) +
      path(
        `M${round(px)} ${round(py + ph * 0.8)}q${round(pw * 0.4)} ${round(-ph * 0.16)} ${round(pw)} ${round(ph * 0.02)}V${round(py + ph)}H${round(px)}Z`,
        c,
      ),
    () =>
      path(blob(random, px + pw * 0.4, py + ph * 0.4, pw * 0.3, ph * 0.24, 7, 0.2), a) +
      path(blob(random, px + pw * 0.62, py + ph * 0.62, pw * 0.26, ph * 0.2, 7, 0.2), b, { opacity: 0.9 }) +
      path(blob(random, px + pw * 0.34, py + ph * 0.74, pw * 0.14, ph * 0.1, 7, 0.2), c),
    () =>
      stroke(
        `M${round(px + pw * 0.5)} ${round(py + ph * 0.95)}Q${round(px + pw * 0.44)} ${round(py + ph * 0.5)} ${round(px + pw * 0.56)} ${round(py + ph * 0.1)}`,
        b,
        4,
      ) + path(repeatLeaves(px + pw * 0.5, py, ph, pw), b),
  ]
  return (
    rect(x + 9, y + 11, width, height, scene.light.shadow, { opacity: 0.2 }) +
    rect(x, y, width, height, tone(frame)) +
    rect(x + 8, y + 8, width - 16, height - 16, paper) +
    rect(px, py, pw, ph, lighten(c, 0.72)) +
    random.pick(inside)()
  )
}

const repeatLeaves = (x: number, y: number, height: number, width: number): string =>
  Array.from({ length: 10 }, (_, index) =>
    leaf(x, y + height * (0.86 - index * 0.075), width * (0.34 - index * 0.016), index % 2 === 0 ? -0.7 : -2.4, 0.3),
  ).join('')

/** An indoor plant in a pot or basket: fig, monstera or palm by chance. */
export function drawHousePlant(scene: Scene, random: Random, x: number, y: number, size: number): string {
  const pot = scene.light.tone(random.pick(['#c98a5e', '#e8e2d6', '#4d5b5e', '#c7a77a']))
  const body = scene.define.linear(
    [
      [0, lighten(pot, 0.2)],
      [1, darken(pot, 0.3)],
    ],
    'across',
  )
  const top = y - size * 0.26
  const foliage = random.chance(0.5)
    ? drawBigLeaves(scene, random, x, top + 8, size * 0.78) + drawBigLeaves(scene, random, x, top + 4, size * 0.5)
    : fig(scene, random, x, top, size)
  return (
    drawFootShadow(scene, x, y, size * 0.7, 12) +
    foliage +
    polygon(
      [
        [x - size * 0.19, top],
        [x + size * 0.19, top],
        [x + size * 0.14, y],
        [x - size * 0.14, y],
      ],
      body,
    ) +
    rect(x - size * 0.21, top - 4, size * 0.42, size * 0.05, body, { rx: 3 })
  )
}

function fig(scene: Scene, random: Random, x: number, top: number, size: number): string {
  const green = scene.light.tone('#4a7f4c')
  const leaves = Array.from({ length: 16 }, (_, index) => {
    const y = top - size * (0.16 + index * 0.042)
    const direction = -Math.PI / 2 + (index % 2 === 0 ? 1 : -1) * random.between(0.5, 1.3)
    return path(
      leaf(x, y, size * random.between(0.2, 0.3), direction, 0.42),
      index % 3 === 0 ? darken(green, 0.18) : index % 3 === 1 ? green : lighten(green, 0.18),
    )
  })
  return line([x, top + 6], [x, top - size * 0.8], scene.light.tone('#7a5c43'), size * 0.035) + leaves.join('')
}
