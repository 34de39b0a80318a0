import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { createDefinitions, type Definitions } from '#demo/illustrations/paint/definitions.ts'
import { lettering } from '#demo/illustrations/paint/lettering.ts'
import { createRandom, type Random } from '#demo/illustrations/paint/random.ts'
import { circle, path, polygon, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'

export const logoSize = 1000

const palettes = [
  { ground: '#1f4d40', ink: '#f4efe2', spark: '#e3b54a' },
  { ground: '#24385c', ink: '#ffffff', spark: '#e98a5b' },
  { ground: '#8c2f35', ink: '#fff5ea', spark: '#f0c36a' },
  { ground: '#f3ede0', ink: '#2b3a36', spark: '#c9673f' },
  { ground: '#141a22', ink: '#f2ede2', spark: '#c9a45c' },
  { ground: '#0f6b73', ink: '#f5fbfa', spark: '#f2c14e' },
  { ground: '#e9b949', ink: '#2a2521', spark: '#ffffff' },
  { ground: '#5a3d6b', ink: '#f7f0fa', spark: '#f0a8a0' },
  { ground: '#e4ebee', ink: '#1f3f5c', spark: '#3f8f8a' },
  { ground: '#c9573d', ink: '#fff6ee', spark: '#2f3a44' },
] as const

type Palette = (typeof palettes)[number]

/** An agency's mark over its initials, on its colour. Square. */
export function drawLogo(seed: number, initials: string): { content: string; define: Definitions } {
  const random = createRandom(seed).fork('logo')
  const define = createDefinitions()
  const palette = random.pick(palettes)
  const mark = random.pick(marks)(palette, random)
  const ground = rect(
    0,
    0,
    logoSize,
    logoSize,
    define.linear(
      [
        [0, lighten(palette.ground, 0.07)],
        [1, darken(palette.ground, 0.1)],
      ],
      'diagonal',
    ),
  )
  const weight = random.pick([1.3, 1.8, 2.4])
  const name =
    initials === ''
      ? ''
      : lettering(initials, 500, 726, 116, { colour: palette.ink, weight, tracking: 3, align: 'centre' })
  const rule =
    random.chance(0.4) && initials !== '' ? stroke('M440 886H560', palette.spark, 9, { 'stroke-linecap': 'round' }) : ''
  return {
    content: ground + (initials === '' ? `<g transform="translate(0 110)">${mark}</g>` : mark) + name + rule,
    define,
  }
}

type Mark = (palette: Palette, random: Random) => string

const pen = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }

const marks: readonly [Mark, ...Mark[]] = [
  gable,
  rising,
  leaf,
  key,
  arch,
  hexagon,
  waves,
  towers,
  pin,
  star,
  brackets,
  nest,
]

function gable({ ink, spark }: Palette): string {
  return (
    stroke('M270 440L500 240L730 440', ink, 44, pen) +
    stroke('M360 430V600H640V430', ink, 30, pen) +
    rect(462, 480, 76, 120, spark)
  )
}

function rising({ ink, spark }: Palette): string {
  return (
    circle(500, 440, 128, spark) +
    rect(300, 470, 400, 140, 'none') +
    repeat(4, (index) => rect(290 + index * 20, 470 + index * 36, 420 - index * 40, 18, ink, { rx: 9 })) +
    path('M280 470L420 350L520 440L610 376L720 470Z', ink)
  )
}

function leaf({ ink, spark }: Palette): string {
  return (
    path('M500 610Q330 560 330 400Q330 280 500 220Q500 420 500 610Z', ink) +
    path('M500 610Q670 560 670 400Q670 280 500 220Q500 420 500 610Z', spark) +
    stroke('M500 300V640', ink, 14, pen)
  )
}

function key({ ink, spark }: Palette): string {
  return (
    circle(420, 410, 104, 'none', { stroke: ink, 'stroke-width': 40 }) +
    stroke('M524 410H740M680 410V490M740 410V470', ink, 38, pen) +
    polygon(
      [
        [420, 362],
        [466, 404],
        [450, 404],
        [450, 446],
        [390, 446],
        [390, 404],
        [374, 404],
      ],
      spark,
    )
  )
}

function arch({ ink, spark }: Palette): string {
  return (
    path('M300 610V420A200 200 0 0 1 700 420V610H610V420A110 110 0 0 0 390 420V610Z', ink) +
    path('M440 610V430A60 60 0 0 1 560 430V610Z', spark)
  )
}

function hexagon({ ink, spark }: Palette): string {
  return (
    polygon(
      [
        [500, 210],
        [686, 316],
        [686, 530],
        [500, 636],
        [314, 530],
        [314, 316],
      ],
      'none',
      { stroke: ink, 'stroke-width': 28, 'stroke-linejoin': 'round' },
    ) +
    polygon(
      [
        [500, 300],
        [610, 400],
        [610, 530],
        [390, 530],
        [390, 400],
      ],
      spark,
    ) +
    stroke('M360 420L500 292L640 420', ink, 24, pen)
  )
}

function waves({ ink, spark }: Palette): string {
  return (
    circle(590, 330, 72, spark) +
    repeat(3, (index) =>
      stroke(`M280 ${450 + index * 66}q55 -60 110 0t110 0t110 0t110 0`, ink, 26, { ...pen, opacity: 1 - index * 0.22 }),
    )
  )
}

function towers({ ink, spark }: Palette, random: Random): string {
  return (
    repeat(5, (index) => {
      const height = random.between(140, 360)
      return rect(306 + index * 80, 610 - height, 62, height, index === 2 ? spark : ink)
    }) + rect(286, 610, 428, 20, ink)
  )
}

function pin({ ink, spark }: Palette): string {
  return (
    path('M500 640Q330 470 330 370A170 170 0 0 1 670 370Q670 470 500 640Z', ink) +
    polygon(
      [
        [500, 280],
        [590, 358],
        [566, 358],
        [566, 446],
        [434, 446],
        [434, 358],
        [410, 358],
      ],
      spark,
    )
  )
}

function star({ ink, spark }: Palette): string {
  const points = (reach: number, inner: number, turn: number) =>
    Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2 + turn
      const r = index % 2 === 0 ? reach : inner
      return [500 + Math.sin(angle) * r, 420 - Math.cos(angle) * r] as const
    })
  return polygon(points(214, 96, 0), ink) + circle(500, 420, 62, spark)
}

function brackets({ ink, spark }: Palette): string {
  return (
    stroke('M420 240H310V610H420M580 240H690V610H580', ink, 34, { 'stroke-linejoin': 'miter' }) +
    polygon(
      [
        [500, 310],
        [620, 430],
        [500, 550],
        [380, 430],
      ],
      spark,
    )
  )
}

function nest({ ink, spark }: Palette): string {
  return (
    repeat(3, (index) =>
      stroke(
        `M${300 + index * 62} ${470 - index * 8}L500 ${260 + index * 70}L${700 - index * 62} ${470 - index * 8}`,
        index === 1 ? spark : ink,
        30,
        pen,
      ),
    ) + path('M330 520H670Q640 630 500 630T330 520Z', ink)
  )
}
