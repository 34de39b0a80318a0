import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import { drawTreeline } from '#demo/illustrations/paint/foliage.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { group, path, rect, repeat, round, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawTree, pickTree } from '#demo/illustrations/paint/trees.ts'

export type ViewName = 'garden' | 'city' | 'sea' | 'hills'

/** What is seen through a window, cut to its frame. `scene` is the outdoor one. */
function drawView(
  scene: Scene,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  name: ViewName,
): string {
  const [high, upper, lower, low] = scene.light.sky
  const sky = scene.define.linear([
    [0, mix(high, upper, 0.5)],
    [0.6, lower],
    [1, low],
  ])
  const horizon = y + height * 0.62
  const far = mix(scene.light.tone('#6f8f86'), scene.light.haze, 0.5)
  const near = mix(scene.light.tone('#5f8a55'), scene.light.haze, 0.16)
  const content: Record<ViewName, () => string> = {
    garden: () =>
      drawTreeline(scene, random, x - 20, x + width + 30, horizon + height * 0.12, height * 0.3, far) +
      rect(x, horizon + height * 0.1, width, height * 0.4, near) +
      drawTree(
        scene,
        random,
        pickTree(random, scene.stateCode),
        x + width * random.between(0.2, 0.8),
        y + height * 0.9,
        height * 0.72,
      ),
    city: () =>
      towers(scene, random, x, horizon + height * 0.2, width, height * 0.66) +
      drawTreeline(scene, random, x - 20, x + width + 30, y + height * 0.95, height * 0.16, near),
    sea: () =>
      rect(
        x,
        horizon - 6,
        width,
        height * 0.42,
        scene.define.linear([
          [0, mix(scene.light.tone('#4f9fbd'), low, 0.3)],
          [1, scene.light.tone('#2c7fa0')],
        ]),
      ) +
      glints(random, x, horizon, width, height * 0.3) +
      drawTreeline(scene, random, x - 20, x + width + 30, y + height, height * 0.16, near),
    hills: () =>
      ridge(x, horizon, width, height, far) +
      drawTreeline(scene, random, x - 20, x + width + 30, y + height * 0.92, height * 0.2, near) +
      rect(x, y + height * 0.88, width, height * 0.12, near),
  }
  return group(rect(x, y, width, height, sky) + clouds(scene, random, x, y, width, height) + content[name](), {
    'clip-path': scene.define.clip(rect(x, y, width, height, '#000')),
  })
}

function clouds(scene: Scene, random: Random, x: number, y: number, width: number, height: number): string {
  return repeat(2, () => {
    const [cx, cy, r] = [
      x + width * random.between(0.1, 0.9),
      y + height * random.between(0.14, 0.36),
      height * random.between(0.04, 0.07),
    ]
    return path(
      `M${round(cx - r * 3)} ${round(cy)}a${round(r)} ${round(r)} 0 0 1 ${round(r * 1.4)} ${round(-r)}a${round(r * 1.4)} ${round(r * 1.4)} 0 0 1 ${round(r * 2.6)} 0a${round(r)} ${round(r)} 0 0 1 ${round(r * 1.6)} ${round(r)}Z`,
      scene.light.cloud,
      { opacity: 0.85 },
    )
  })
}

function towers(scene: Scene, random: Random, x: number, base: number, width: number, height: number): string {
  return repeat(11, (index) => {
    const wide = (width / 11) * random.between(0.8, 1.3)
    const tall = height * random.between(0.3, 0.95)
    const left = x + (index * width) / 11
    const colour = mix(
      scene.light.tone(random.pick(['#8496ab', '#6f8296', '#a39a90'])),
      scene.light.haze,
      random.between(0.2, 0.5),
    )
    const lit = scene.light.lampChance > 0.5 ? '#ffd58c' : lighten(colour, 0.36)
    const rows = Array.from(
      { length: Math.floor(tall / 17) },
      (_, row) => `M${round(left + 6)} ${round(base - tall + 12 + row * 17)}h${round(wide - 12)}`,
    ).join('')
    return (
      rect(
        left,
        base - tall,
        wide,
        tall + 60,
        scene.define.linear(
          [
            [0, lighten(colour, 0.14)],
            [1, darken(colour, 0.16)],
          ],
          'across',
        ),
      ) + stroke(rows, lit, 5, { 'stroke-dasharray': `${random.whole(5, 10)} ${random.whole(4, 8)}`, opacity: 0.6 })
    )
  })
}

const glints = (random: Random, x: number, y: number, width: number, depth: number): string =>
  stroke(
    Array.from(
      { length: 16 },
      () =>
        `M${round(x + random.between(0, width))} ${round(y + random.between(4, depth))}h${round(random.between(14, 46))}`,
    ).join(''),
    '#ffffff',
    2,
    { opacity: 0.4 },
  )

const ridge = (x: number, horizon: number, width: number, height: number, colour: string): string =>
  path(
    `M${x} ${round(horizon)}q${round(width * 0.25)} ${round(-height * 0.22)} ${round(width * 0.5)} ${round(-height * 0.04)}t${round(width * 0.5)} ${round(-height * 0.08)}V${round(horizon + height)}H${x}Z`,
    colour,
  )

/** A window or glazed door in an indoor wall, with its frame, glass and a pair of curtains when asked. */
export function drawOpening(
  outdoors: Scene,
  room: Scene,
  random: Random,
  box: {
    x: number
    y: number
    width: number
    height: number
    columns: number
    rows?: number
    frame: string
    view: ViewName
    curtain?: string
  },
): string {
  const { x, y, width, height, columns, rows = 1, frame, view, curtain } = box
  const paint = room.light.tone(frame)
  const bars =
    repeat(columns - 1, (index) => rect(x + (width * (index + 1)) / columns - 5, y, 10, height, paint)) +
    repeat(rows - 1, (index) => rect(x, y + (height * (index + 1)) / rows - 4, width, 8, paint))
  const streak = (at: number, wide: number) =>
    path(
      `M${round(x + width * at)} ${y}h${round(width * wide)}L${round(x + width * (at + wide) - height * 0.4)} ${y + height}h${round(-width * wide)}Z`,
      '#ffffff',
      { opacity: 0.1 },
    )
  const glare = group(streak(0.4, 0.12) + streak(0.7, 0.2), {
    'clip-path': room.define.clip(rect(x, y, width, height, '#000')),
  })
  return (
    drawView(outdoors, random, x, y, width, height, view) +
    glare +
    bars +
    path(
      `M${x - 14} ${y - 14}h${width + 28}v${height + 28}h${-width - 28}Zm14 14v${height}h${width}v${-height}Z`,
      paint,
      { 'fill-rule': 'evenodd' },
    ) +
    stroke(`M${x} ${y + height}V${y}H${x + width}`, room.light.shadow, 4, { opacity: 0.24 }) +
    rect(x - 22, y + height + 10, width + 44, 12, lighten(paint, 0.2)) +
    (curtain === undefined ? '' : drawCurtains(room, x - 60, y - 44, width + 120, height + 90, curtain))
  )
}

function drawCurtains(scene: Scene, x: number, y: number, width: number, height: number, colour: string): string {
  const cloth = scene.light.tone(colour)
  const fold = scene.define.linear(
    [
      [0, darken(cloth, 0.12)],
      [0.3, lighten(cloth, 0.18)],
      [0.55, darken(cloth, 0.06)],
      [0.8, lighten(cloth, 0.14)],
      [1, darken(cloth, 0.18)],
    ],
    'across',
  )
  const wide = Math.min(120, width * 0.17)
  const panel = (left: number) =>
    rect(left, y + 8, wide, height, fold) +
    stroke(
      [0.2, 0.4, 0.62, 0.84].map((t) => `M${round(left + wide * t)} ${y + 10}v${height}`).join(''),
      darken(cloth, 0.3),
      2,
      { opacity: 0.3 },
    )
  return panel(x) + panel(x + width - wide) + rect(x - 24, y, width + 48, 9, scene.light.tone('#4a4038'), { rx: 4 })
}
