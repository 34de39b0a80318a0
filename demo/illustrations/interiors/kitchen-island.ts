import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { circle, path, polygon, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import type { Palette } from './kitchen-palettes.ts'
import { drawFootShadow } from './room.ts'

function drawStool(scene: Scene, x: number, y: number, palette: Palette): string {
  const wood = scene.light.tone(palette.stool)
  return (
    drawFootShadow(scene, x, y, 110, 12) +
    stroke(
      `M${x - 26} ${y - 190}L${x - 40} ${y}M${x + 26} ${y - 190}L${x + 40} ${y}M${x - 34} ${y - 66}H${x + 34}`,
      darken(wood, 0.24),
      9,
      { 'stroke-linecap': 'round' },
    ) +
    rect(
      x - 48,
      y - 208,
      96,
      20,
      scene.define.linear([
        [0, lighten(wood, 0.2)],
        [1, darken(wood, 0.16)],
      ]),
      { rx: 10 },
    )
  )
}

export function drawIsland(scene: Scene, random: Random, palette: Palette): string {
  const body = scene.light.tone(palette.island)
  const top = scene.light.tone(palette.top)
  const [left, right, y, base] = [350, 1230, 726, 952]
  const veins = stroke(
    `M${left + 60} ${y - 28}q120 18 210 2t180 10q160 -16 300 6M${left + 240} ${y - 36}q40 20 130 24`,
    darken(top, 0.2),
    2,
    { opacity: 0.4 },
  )
  const slats = repeat(34, (index) =>
    rect(left + 34 + index * 24, y + 26, 3, base - y - 34, darken(body, 0.3), { opacity: 0.5 }),
  )
  return (
    drawFootShadow(scene, (left + right) / 2, base, 940, 26) +
    rect(
      left + 26,
      y + 10,
      right - left - 52,
      base - y - 10,
      scene.define.linear(
        [
          [0, darken(body, 0.16)],
          [0.3, lighten(body, 0.08)],
          [1, darken(body, 0.12)],
        ],
        'across',
      ),
    ) +
    slats +
    rect(
      left + 26,
      y + 20,
      right - left - 52,
      30,
      scene.define.linear([
        [0, scene.light.shadow, 0.5],
        [1, scene.light.shadow, 0],
      ]),
    ) +
    polygon(
      [
        [left + 46, y - 48],
        [right - 46, y - 48],
        [right, y],
        [left, y],
      ],
      scene.define.linear([
        [0, lighten(top, 0.3)],
        [1, top],
      ]),
    ) +
    veins +
    rect(left, y, right - left, 24, darken(top, 0.1)) +
    bowl(scene, 640, y - 10) +
    board(scene, random, 920, y - 14) +
    repeat(3, (index) => drawStool(scene, 520 + index * 250, base + 44, palette))
  )
}

function bowl(scene: Scene, x: number, y: number): string {
  return (
    repeat(5, (index) =>
      circle(
        x - 40 + index * 20,
        y - 34 - (index % 2) * 9,
        18,
        scene.light.tone(['#e8a33d', '#c94f3d', '#9fb84f', '#e8a33d', '#d9633f'][index] ?? '#e8a33d'),
      ),
    ) +
    path(
      `M${x - 74} ${y - 34}h148q-10 40 -54 40h-40q-44 0 -54 -40Z`,
      scene.define.linear(
        [
          [0, scene.light.tone('#f6f1e8')],
          [1, scene.light.tone('#b9b2a8')],
        ],
        'across',
      ),
    )
  )
}

function board(scene: Scene, random: Random, x: number, y: number): string {
  const loaf = scene.light.tone(random.pick(['#c98d52', '#b5773f']))
  return (
    polygon(
      [
        [x - 90, y - 8],
        [x + 80, y - 8],
        [x + 96, y + 6],
        [x - 104, y + 6],
      ],
      scene.light.tone('#b58555'),
    ) +
    path(`M${x - 60} ${y - 8}q-6 -42 48 -44q58 -2 56 44Z`, loaf) +
    stroke(`M${x - 34} ${y - 42}l12 20M${x - 8} ${y - 48}l10 22M${x + 18} ${y - 42}l8 18`, lighten(loaf, 0.34), 5, {
      'stroke-linecap': 'round',
    })
  )
}
