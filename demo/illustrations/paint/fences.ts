import { drawHedge } from './beds.ts'
import { darken, lighten } from './colour.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { circle, line, path, polygon, rect, repeat, round, stroke } from './svg.ts'
import { brickwork, render } from './walls.ts'

export type FenceName = 'picket' | 'iron' | 'brick' | 'rendered' | 'hedge' | 'rail' | 'wire' | 'batten' | 'none'

export type FenceRun = { from: number; to: number; base: number; height: number; colour: string; brick: string }

/** One run of a front fence, from a gate post to the edge. */
export function drawFence(scene: Scene, random: Random, name: FenceName, run: FenceRun): string {
  if (name === 'none' || run.to - run.from < 20) return ''
  return groundLine(scene, run) + fences[name](scene, random, run)
}

const fences: Record<Exclude<FenceName, 'none'>, (scene: Scene, random: Random, run: FenceRun) => string> = {
  picket,
  iron,
  brick: (scene, random, run) => masonry(scene, run, brickwork(scene, random, run.brick), run.brick),
  rendered: (scene, _random, run) => masonry(scene, run, render(scene, run.colour), run.colour),
  hedge: (scene, random, { from, to, base, height }) => drawHedge(scene, random, from, to, base, height),
  rail,
  wire,
  batten,
}

function groundLine({ light, define }: Scene, { from, to, base }: FenceRun): string {
  return rect(
    from,
    base - 2,
    to - from,
    26,
    define.linear([
      [0, light.shadow, light.shadowOpacity * 1.2],
      [1, light.shadow, 0],
    ]),
  )
}

function picket(scene: Scene, _random: Random, { from, to, base, height, colour }: FenceRun): string {
  const tone = scene.light.tone
  const base0 = tone(colour)
  const step = 24
  const count = Math.floor((to - from) / step)
  const pickets = repeat(count, (index) => {
    const x = from + index * step + 4
    return (
      path(`M${round(x)} ${base}V${round(base - height + 10)}l8 -12l8 12V${base}Z`, base0) +
      rect(x + 11, base - height + 8, 5, height - 8, darken(base0, 0.2), { opacity: 0.55 })
    )
  })
  const rails =
    rect(from, base - height * 0.8, to - from, 9, darken(base0, 0.2)) +
    rect(from, base - height * 0.26, to - from, 9, darken(base0, 0.2))
  return (
    rails +
    pickets +
    post(scene, from, base, height + 16, 20, base0) +
    post(scene, to - 10, base, height + 16, 20, base0)
  )
}

function post({ light }: Scene, x: number, base: number, height: number, width: number, colour: string): string {
  return (
    rect(x - width / 2, base - height, width, height, colour) +
    rect(x + width * 0.14, base - height, width * 0.36, height, light.shadow, { opacity: 0.22 }) +
    polygon(
      [
        [x - width * 0.7, base - height],
        [x, base - height - width * 0.6],
        [x + width * 0.7, base - height],
      ],
      lighten(colour, 0.14),
    )
  )
}

function iron(scene: Scene, _random: Random, { from, to, base, height }: FenceRun): string {
  const colour = scene.light.tone('#26302f')
  const stone = scene.light.tone('#8d8a86')
  const step = 17
  const spears = Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
    const x = from + index * step + 8
    const tall = index % 2 === 0 ? height : height - 15
    return `M${round(x)} ${base - 14}V${round(base - tall)}m-5 0l5 -14l5 14Z`
  }).join('')
  return (
    rect(from, base - 18, to - from, 20, stone) +
    rect(from, base - 18, to - from, 5, lighten(stone, 0.3)) +
    stroke(spears, colour, 4) +
    rect(from, base - height + 12, to - from, 5, colour) +
    rect(from, base - 40, to - from, 5, colour)
  )
}

function masonry(scene: Scene, { from, to, base, height }: FenceRun, fill: string, colour: string): string {
  const tone = scene.light.tone
  const cap = tone(lighten(colour, 0.42))
  const wall = height * 0.62
  const pier = (x: number) =>
    rect(x - 26, base - height, 52, height, fill) +
    rect(
      x - 26,
      base - height,
      52,
      height,
      scene.define.linear(
        [
          [0, scene.light.sun.colour, 0.14],
          [1, scene.light.shadow, 0.34],
        ],
        'across',
      ),
    ) +
    rect(x - 33, base - height - 10, 66, 14, cap, { rx: 2 }) +
    rect(x - 33, base - height + 2, 66, 5, scene.light.shadow, { opacity: 0.3 })
  const piers = Math.max(1, Math.round((to - from) / 300))
  return (
    rect(from, base - wall, to - from, wall, fill) +
    rect(
      from,
      base - wall,
      to - from,
      wall,
      scene.define.linear([
        [0, scene.light.sun.colour, 0.12],
        [1, scene.light.shadow, 0.26],
      ]),
    ) +
    rect(from, base - wall - 8, to - from, 11, cap) +
    rect(from, base - wall + 2, to - from, 5, scene.light.shadow, { opacity: 0.26 }) +
    repeat(piers + 1, (index) => pier(from + 26 + ((to - from - 52) * index) / piers))
  )
}

function rail(scene: Scene, _random: Random, { from, to, base, height }: FenceRun): string {
  const wood = scene.light.tone('#a08a72')
  const posts = repeat(Math.ceil((to - from) / 190) + 1, (index) =>
    rect(
      from + index * 190,
      base - height,
      22,
      height,
      scene.define.linear(
        [
          [0, lighten(wood, 0.2)],
          [1, darken(wood, 0.4)],
        ],
        'across',
      ),
      { rx: 4 },
    ),
  )
  const rails = [0.82, 0.5, 0.2].map(
    (up, index) =>
      path(
        `M${from} ${round(base - height * up)}q${round((to - from) / 2)} ${index * 4 - 4} ${round(to - from)} 0v13q${round((from - to) / 2)} ${4 - index * 4} ${round(from - to)} 0Z`,
        index === 0 ? lighten(wood, 0.14) : wood,
      ) + line([from, base - height * up + 12], [to, base - height * up + 12], darken(wood, 0.5), 3, { opacity: 0.6 }),
  )
  return rails.join('') + posts
}

function wire(scene: Scene, random: Random, { from, to, base, height }: FenceRun): string {
  const wood = scene.light.tone('#8d7c6c')
  const strand = scene.light.tone('#6d6a6c')
  const posts = repeat(Math.ceil((to - from) / 150) + 1, (index) => {
    const x = from + index * 150 + random.between(-6, 6)
    return rect(
      x,
      base - height * random.between(0.94, 1.06),
      13,
      height * 1.05,
      scene.define.linear(
        [
          [0, lighten(wood, 0.24)],
          [1, darken(wood, 0.42)],
        ],
        'across',
      ),
      { rx: 3 },
    )
  })
  const strands = [0.88, 0.62, 0.36]
    .map((up) => line([from, base - height * up], [to, base - height * up + 3], strand, 2))
    .join('')
  return strands + posts
}

function batten(scene: Scene, _random: Random, { from, to, base, height, colour }: FenceRun): string {
  const wood = scene.light.tone(colour)
  const slats = Math.floor(height / 17)
  return (
    rect(from, base - height, to - from, height, darken(wood, 0.62), { opacity: 0.9 }) +
    repeat(
      slats,
      (index) =>
        rect(from, base - height + index * 17, to - from, 12.5, lighten(wood, 0.05)) +
        rect(from, base - height + index * 17, to - from, 3, lighten(wood, 0.3), { opacity: 0.6 }),
    ) +
    repeat(Math.ceil((to - from) / 210), (index) =>
      rect(from + index * 210, base - height - 4, 9, height + 4, darken(wood, 0.34)),
    )
  )
}

/** A letterbox on its post, with its number left to the caller. */
export function drawLetterbox(scene: Scene, x: number, base: number, colour: string): string {
  const body = scene.light.tone(colour)
  return (
    rect(x - 5, base - 66, 10, 66, darken(body, 0.45)) +
    rect(
      x - 28,
      base - 104,
      56,
      40,
      scene.define.linear([
        [0, lighten(body, 0.2)],
        [1, darken(body, 0.2)],
      ]),
      { rx: 6 },
    ) +
    rect(x - 18, base - 92, 36, 5, darken(body, 0.6)) +
    circle(x, base - 76, 3, lighten(body, 0.5))
  )
}
