import { darken, lighten, mix } from './colour.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { blob } from './shapes.ts'
import { circle, group, line, path, polygon, rect, repeat, round, stroke } from './svg.ts'

export type WindowLook = {
  frame: string
  /** Panes across and down. */
  columns?: number
  rows?: number
  frameWidth?: number
  hasSill?: boolean
  /** Depth of the shadow that the wall throws on the glass. */
  reveal?: number
  hasArch?: boolean
  furnishing?: 'curtains' | 'blinds' | 'none'
}

/** A window: deep glass that mirrors sky and trees, or a warm room behind curtains when its lamp is on. */
export function drawWindow(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  look: WindowLook,
): string {
  const { frame, columns = 2, rows = 1, frameWidth = 7, hasSill = true, reveal = 9, hasArch = false } = look
  const tone = scene.light.tone
  const base = tone(frame)
  const shape = hasArch
    ? path(
        `M${round(x)} ${round(y + height)}V${round(y + width * 0.22)}Q${round(x + width / 2)} ${round(y - width * 0.2)} ${round(x + width)} ${round(y + width * 0.22)}V${round(y + height)}Z`,
        '#000',
      )
    : rect(x, y, width, height, '#000')
  const bars =
    repeat(columns - 1, (index) =>
      bar(
        base,
        x + (width * (index + 1)) / columns,
        y,
        x + (width * (index + 1)) / columns,
        y + height,
        frameWidth * 0.62,
      ),
    ) +
    repeat(rows - 1, (index) =>
      bar(base, x, y + (height * (index + 1)) / rows, x + width, y + (height * (index + 1)) / rows, frameWidth * 0.62),
    )
  const inside = group(
    glass(scene, random, x, y, width, height, look) + shade(scene, x, y, width, height, reveal) + bars,
    { 'clip-path': scene.define.clip(shape) },
  )
  const outline = shape.replace('fill="#000"', `fill="none" stroke="${base}" stroke-width="${frameWidth}"`)
  const edge = shape.replace(
    'fill="#000"',
    `fill="none" stroke="${darken(base, 0.38)}" stroke-width="${frameWidth + 4}" stroke-opacity="0.5"`,
  )
  return edge + inside + outline + (hasSill ? sill(scene, x, y + height, width, base) : '')
}

const bar = (colour: string, x1: number, y1: number, x2: number, y2: number, width: number): string =>
  line([x1 + 1.5, y1 + 1.5], [x2 + 1.5, y2 + 1.5], darken(colour, 0.6), width, { opacity: 0.4 }) +
  line([x1, y1], [x2, y2], colour, width)

/** The glass alone, for doors and glazed walls. */
export function glass(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  look: Pick<WindowLook, 'furnishing'> = {},
): string {
  const isLit = random.chance(scene.light.lampChance)
  const content = isLit
    ? litRoom(scene, random, x, y, width, height, look)
    : mirror(scene, random, x, y, width, height, look)
  return group(content, { 'clip-path': scene.define.clip(rect(x, y, width, height, '#000')) })
}

function mirror(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  { furnishing = 'curtains' }: Pick<WindowLook, 'furnishing'>,
): string {
  const { light, define } = scene
  const deep = light.tone('#20303e')
  const pane = define.linear([
    [0, mix(light.sky[1], deep, 0.22)],
    [0.42, mix(light.sky[2], deep, 0.52)],
    [0.8, mix('#3d5a63', deep, 0.62)],
    [1, deep],
  ])
  const garden = path(
    blob(
      random,
      x + width * random.between(0.1, 0.4),
      y + height,
      width * 0.5,
      height * random.between(0.22, 0.38),
      12,
      0.2,
    ) +
      blob(
        random,
        x + width * random.between(0.6, 0.95),
        y + height,
        width * 0.44,
        height * random.between(0.16, 0.3),
        12,
        0.2,
      ),
    light.tone('#24402f'),
    { opacity: 0.5 },
  )
  const streak = (at: number, wide: number) =>
    polygon(
      [
        [x + width * at, y],
        [x + width * (at + wide), y],
        [x + width * (at + wide) - height * 0.42, y + height],
        [x + width * at - height * 0.42, y + height],
      ],
      '#ffffff',
      { opacity: 0.13 },
    )
  return (
    rect(x, y, width, height, pane) +
    furnish(scene, x, y, width, height, furnishing, 0.5) +
    garden +
    streak(0.52, 0.2) +
    streak(0.8, 0.07)
  )
}

function litRoom(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  { furnishing = 'curtains' }: Pick<WindowLook, 'furnishing'>,
): string {
  const warm = scene.define.radial(
    [
      [0, '#fff3c4'],
      [0.55, '#ffd17f'],
      [1, '#d98a45'],
    ],
    [0.5, 0.4, 0.8],
  )
  const lampX = x + width * random.between(0.3, 0.7)
  const lamp = random.chance(0.6)
    ? line([lampX, y], [lampX, y + height * 0.22], '#7c5230', 2) +
      path(`M${round(lampX - 13)} ${round(y + height * 0.3)}q13 -24 26 0Z`, '#fff9e2')
    : circle(lampX, y + height * 0.58, 12, '#fffbe6', { opacity: 0.9 }) +
      line([lampX, y + height * 0.58], [lampX, y + height], '#8a5a34', 3)
  const furniture = rect(x + width * 0.1, y + height * 0.8, width * random.between(0.3, 0.6), height * 0.2, '#a6673a', {
    opacity: 0.55,
    rx: 4,
  })
  const picture = rect(
    x + width * random.between(0.55, 0.7),
    y + height * 0.34,
    width * 0.16,
    height * 0.18,
    '#c07f4a',
    { opacity: 0.6 },
  )
  return (
    rect(x, y, width, height, warm) + picture + furniture + lamp + furnish(scene, x, y, width, height, furnishing, 0.82)
  )
}

function furnish(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  furnishing: 'curtains' | 'blinds' | 'none',
  opacity: number,
): string {
  if (furnishing === 'none') return ''
  const cloth = mix(scene.light.tone('#f4efe6'), '#ffe2ae', scene.light.lampChance * 0.4)
  if (furnishing === 'blinds') {
    return repeat(Math.floor((height * 0.5) / 9), (index) =>
      rect(x, y + index * 9, width, 5.5, cloth, { opacity: opacity * 0.8 }),
    )
  }
  const drape = (left: number, sign: number) => {
    const wide = width * 0.17
    return (
      path(
        `M${round(left)} ${round(y)}h${round(sign * wide)}q${round(-sign * wide * 0.1)} ${round(height * 0.6)} ${round(-sign * wide * 0.35)} ${round(height)}h${round(-sign * wide * 0.65)}Z`,
        cloth,
        { opacity },
      ) +
      stroke(
        `M${round(left + sign * wide * 0.35)} ${round(y)}v${round(height)}M${round(left + sign * wide * 0.66)} ${round(y)}q${round(-sign * 4)} ${round(height * 0.6)} ${round(-sign * wide * 0.25)} ${round(height)}`,
        darken(cloth, 0.3),
        1.6,
        { opacity: opacity * 0.5 },
      )
    )
  }
  return drape(x, 1) + drape(x + width, -1)
}

function shade({ light, define }: Scene, x: number, y: number, width: number, height: number, depth: number): string {
  const side = define.linear(
    [
      [0, light.shadow, 0.5],
      [1, light.shadow, 0],
    ],
    'across',
  )
  return rect(x, y, width, depth, light.shadow, { opacity: 0.42 }) + rect(x, y, depth * 0.9, height, side)
}

function sill(scene: Scene, x: number, y: number, width: number, colour: string): string {
  return (
    rect(x - 9, y + 10, width + 18, 13, scene.light.shadow, { opacity: scene.light.shadowOpacity * 0.8 }) +
    rect(x - 9, y + 1, width + 18, 11, lighten(colour, 0.1)) +
    rect(x - 9, y + 8, width + 18, 4, darken(colour, 0.3))
  )
}
