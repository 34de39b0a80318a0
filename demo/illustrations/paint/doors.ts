import { darken, lighten } from './colour.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { circle, ellipse, rect, repeat } from './svg.ts'
import { glass } from './windows.ts'

export type DoorLook = {
  colour: string
  frame: string
  style: 'panelled' | 'glazed' | 'slatted'
  hasFanlight?: boolean
}

/** A front door standing on y + height, with its step light. */
export function drawDoor(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  look: DoorLook,
): string {
  const tone = scene.light.tone
  const [leafColour, frame] = [tone(look.colour), tone(look.frame)]
  const face = scene.define.linear(
    [
      [0, lighten(leafColour, 0.14)],
      [1, darken(leafColour, 0.22)],
    ],
    'diagonal',
  )
  const fanlight = look.hasFanlight === true ? height * 0.16 : 0
  const top = y + fanlight
  const tall = height - fanlight
  const inset = (left: number, up: number, wide: number, high: number) =>
    rect(left, up, wide, high, darken(leafColour, 0.25)) +
    rect(left + 3, up + 3, wide - 3, high - 3, lighten(leafColour, 0.12))
  const panels = {
    panelled: () =>
      repeat(
        2,
        (column) =>
          inset(x + width * (0.13 + column * 0.41), top + tall * 0.08, width * 0.33, tall * 0.42) +
          inset(x + width * (0.13 + column * 0.41), top + tall * 0.6, width * 0.33, tall * 0.3),
      ),
    glazed: () =>
      glass(scene, random, x + width * 0.2, top + tall * 0.08, width * 0.6, tall * 0.52, { furnishing: 'none' }) +
      inset(x + width * 0.2, top + tall * 0.68, width * 0.6, tall * 0.22),
    slatted: () =>
      repeat(7, (index) =>
        rect(x + width * (0.08 + index * 0.125), top, 2.4, tall, darken(leafColour, 0.4), { opacity: 0.7 }),
      ) + glass(scene, random, x + width * 0.74, top + tall * 0.08, width * 0.14, tall * 0.7, { furnishing: 'none' }),
  }
  return (
    rect(x - 9, y - 9, width + 18, height + 9, darken(frame, 0.1)) +
    rect(x - 7, y - 7, width + 12, height + 7, frame) +
    (fanlight > 0 ? glass(scene, random, x, y, width, fanlight - 6, { furnishing: 'none' }) : '') +
    rect(x, top, width, tall, face) +
    panels[look.style]() +
    rect(x, top, width, 12, scene.light.shadow, { opacity: 0.3 }) +
    rect(x, top, 7, tall, scene.light.shadow, { opacity: 0.22 }) +
    circle(x + width * 0.88, top + tall * 0.56, 5, tone('#e0bb62')) +
    rect(x - 16, y + height - 3, width + 32, 9, tone('#b9aea2')) +
    rect(x - 16, y + height + 4, width + 32, 4, scene.light.shadow, { opacity: 0.35 })
  )
}

/** A wall lamp; it glows when windows are lit. */
export function drawLamp({ light, define }: Scene, x: number, y: number): string {
  const halo = define.radial([
    [0, '#ffe4a3', 0.75],
    [0.3, '#ffc76b', 0.34],
    [1, '#ffc76b', 0],
  ])
  return (
    (light.lampChance > 0.1 ? circle(x, y, 92, halo) : '') +
    rect(x - 4, y - 17, 8, 6, light.tone('#2d2b30')) +
    rect(x - 7, y - 12, 14, 24, light.lampChance > 0.1 ? '#fff0c0' : light.tone('#e9e4d8'), {
      rx: 3,
      stroke: light.tone('#2d2b30'),
      'stroke-width': 3,
    })
  )
}

/** A roller or panel garage door. */
export function drawGarageDoor(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const base = scene.light.tone(colour)
  const rows = Math.max(4, Math.floor(height / 42))
  return (
    rect(x - 8, y - 8, width + 16, height + 8, darken(base, 0.32)) +
    rect(
      x,
      y,
      width,
      height,
      scene.define.linear([
        [0, darken(base, 0.12)],
        [0.5, lighten(base, 0.08)],
        [1, base],
      ]),
    ) +
    repeat(
      rows,
      (index) =>
        rect(x, y + (height * index) / rows, width, 3, darken(base, 0.3), { opacity: 0.6 }) +
        rect(x, y + (height * index) / rows + 3, width, 2, lighten(base, 0.4), { opacity: 0.6 }),
    ) +
    rect(x, y, width, 22, scene.light.shadow, { opacity: 0.36 }) +
    ellipse(x + width / 2, y + height - 26, 12, 3, darken(base, 0.5))
  )
}
