import { lighten } from '#demo/illustrations/paint/colour.ts'
import { lettering, widthOfLettering } from '#demo/illustrations/paint/lettering.ts'
import { pictureHeight, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { circle, path, rect, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import type { PlacedRoom, RoomCounts } from './layout.ts'
import { grounds, type Paper } from './plan-papers.ts'

export function drawLabel(paper: Paper, { kind, name, x, y, width, depth, metres }: PlacedRoom): string {
  const isNarrow = width < 110
  const size = Math.min(isNarrow ? 13 : 17, (width - 12) / Math.max(1, widthOfLettering(name, 1, 1)))
  const middle = x + width / 2
  const at =
    kind === 'hall'
      ? y + depth / 2 - size / 2
      : kind === 'deck'
        ? y + depth * 0.16
        : kind === 'garage'
          ? y + depth * 0.08
          : y + depth * 0.5 - size
  const [a = 0, b = 0] = metres
  const measure = `${a.toFixed(1)} × ${b.toFixed(1)}`
  const measureSize = Math.min(isNarrow ? 9.5 : 13, (width - 12) / Math.max(1, widthOfLettering(measure, 1)))
  const hasMeasure = kind !== 'hall' && kind !== 'robe' && kind !== 'deck'
  const plate = rect(
    middle - Math.min(width / 2 - 5, 62),
    at - 9,
    Math.min(width - 10, 124),
    hasMeasure ? size + measureSize + 26 : size + 18,
    lighten(paper[grounds[kind]], 0.3),
    { opacity: 0.86, rx: 6 },
  )
  return (
    plate +
    lettering(name, middle, at, size, { colour: paper.ink, weight: 1.8, tracking: 1, align: 'centre' }) +
    (hasMeasure
      ? lettering(measure, middle, at + size + 9, measureSize, {
          colour: paper.ink,
          weight: 1.3,
          align: 'centre',
          opacity: 0.85,
        })
      : '')
  )
}

export function drawHeading(paper: Paper, { bedrooms, bathrooms, cars }: RoomCounts): string {
  const count = (amount: number, name: string) => (amount === 0 ? '' : `${amount} ${name}${amount === 1 ? '' : 'S'}`)
  const facts = [
    bedrooms === 0 ? 'STUDIO' : count(bedrooms, 'BEDROOM'),
    count(bathrooms, 'BATHROOM'),
    count(cars, 'CAR'),
  ]
    .filter((text) => text !== '')
    .join('  -  ')
  return (
    lettering('FLOOR PLAN', 90, 54, 30, { colour: paper.ink, weight: 2, tracking: 4 }) +
    stroke('M90 104H330', '#c7553f', 4) +
    lettering(facts, pictureWidth - 90 - widthOfLettering(facts, 17, 1.5), 62, 17, {
      colour: paper.ink,
      weight: 1.5,
      tracking: 1.5,
    })
  )
}

export function drawScaleBar(paper: Paper, scale: number): string {
  const y = pictureHeight - 62
  return (
    repeat(5, (index) =>
      rect(90 + index * scale, y, scale, 10, index % 2 === 0 ? paper.ink : '#ffffff', {
        stroke: paper.ink,
        'stroke-width': 2,
      }),
    ) +
    lettering('0', 86, y - 22, 12, { colour: paper.ink }) +
    lettering('5 m', 90 + 5 * scale - 10, y - 22, 12, { colour: paper.ink }) +
    lettering('INDICATIVE ONLY', 90 + 5 * scale + 60, y - 1, 12, { colour: paper.ink, tracking: 1, opacity: 0.7 })
  )
}

export function drawNorth(paper: Paper, turn: number): string {
  return `<g transform="translate(1330 1008) rotate(${Math.round(turn)})">${circle(0, 0, 30, 'none', { stroke: paper.ink, 'stroke-width': 2 })}${path('M0 -26L9 10L0 3L-9 10Z', paper.ink)}${lettering('N', 0, -52, 15, { colour: paper.ink, weight: 1.8, align: 'centre' })}</g>`
}
