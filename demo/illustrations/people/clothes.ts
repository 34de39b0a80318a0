import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { path, repeat, stroke } from '#demo/illustrations/paint/svg.ts'
import type { Person } from './person.ts'

const cloths = [
  '#2f3f55',
  '#3d4a45',
  '#5b4a52',
  '#7a6a5a',
  '#38383f',
  '#6f3f46',
  '#c9b79c',
  '#4f6a78',
  '#e6e0d4',
] as const
const shirts = ['#ffffff', '#f3ede2', '#dfe8f0', '#f2dcd6', '#e3ebe0', '#2f2e33'] as const
const ties = ['#8c2f3a', '#2f5d62', '#c98b3a', '#3f4f86', '#5f7a4f'] as const

/** Shoulders in a suit, a jacket over a blouse, a knit or an open shirt. */
export function drawClothes(person: Person, isLong: boolean): string {
  const { random } = person
  const outfits: readonly [Outfit, ...Outfit[]] = isLong
    ? [drawJacket, drawJacket, drawBlouse, drawKnit]
    : [drawSuit, drawSuit, drawOpenShirt, drawKnit]
  return random.pick(outfits)(person)
}

type Outfit = (person: Person) => string

const shoulders = 'M96 1000Q104 838 250 800L376 756Q500 850 624 756L750 800Q896 838 904 1000Z'

function drawBody({ define }: Person, colour: string): string {
  return (
    path(
      shoulders,
      define.linear(
        [
          [0, lighten(colour, 0.12)],
          [0.5, colour],
          [1, darken(colour, 0.26)],
        ],
        'across',
      ),
    ) +
    path('M220 1000Q224 920 250 880M780 1000Q776 920 750 880', 'none', {
      stroke: darken(colour, 0.4),
      'stroke-width': 5,
      opacity: 0.7,
    })
  )
}

/** Both lapels of a jacket; the wider it stands open, the more shows of what is under it. */
function lapels(colour: string, opening: number): string {
  const [left, right] = [`L${478 - opening} 1000L${500 - opening} 900`, `L${522 + opening} 1000L${500 + opening} 900`]
  return (
    path(`M372 754L318 826L372 850L344 880${left}Z`, darken(colour, 0.1)) +
    path(`M628 754L682 826L628 850L656 880${right}Z`, darken(colour, 0.2)) +
    stroke('M372 754L318 826L372 850L344 880M628 754L682 826L628 850L656 880', darken(colour, 0.45), 4, {
      'stroke-linejoin': 'round',
    }) +
    stroke(`M344 880L${478 - opening} 1000M656 880L${522 + opening} 1000`, darken(colour, 0.45), 4)
  )
}

function drawSuit(person: Person): string {
  const { random } = person
  const [cloth, shirt, tie] = [random.pick(cloths), random.pick(shirts), random.pick(ties)]
  const hasTie = random.chance(0.62)
  return (
    drawBody(person, cloth) +
    path('M384 752L500 1000L616 752Q560 820 500 822Q440 820 384 752Z', shirt) +
    (hasTie
      ? path('M474 822H526L540 856L522 880L552 1000H448L478 880L460 856Z', tie) +
        path('M474 822H526L532 838L468 838Z', darken(tie, 0.24)) +
        repeat(4, (index) =>
          stroke(`M${460 + index * 4} ${902 + index * 24}l${76 - index * 2} -18`, lighten(tie, 0.3), 5, {
            opacity: 0.5,
          }),
        )
      : path('M470 822L500 880L530 822Z', person.skin)) +
    path('M396 748L382 790L452 868L500 822Z', lighten(shirt, 0.3)) +
    path('M604 748L618 790L548 868L500 822Z', darken(shirt, 0.08)) +
    stroke('M382 790L452 868L500 822L548 868L618 790', darken(shirt, 0.3), 4, { 'stroke-linejoin': 'round' }) +
    lapels(cloth, 0) +
    (random.chance(0.4) ? path('M690 900l52 -12l4 26l-54 6Z', lighten(tie, 0.5)) : '')
  )
}

function drawJacket(person: Person): string {
  const { random } = person
  const [cloth, top] = [
    random.pick(cloths),
    random.pick(['#ffffff', '#f2dcd6', '#2f2e33', '#e8c9a0', '#c95f5a', '#dfe8f0'] as const),
  ]
  return (
    drawBody(person, cloth) +
    path('M376 756Q420 860 500 866Q580 860 624 756L600 1000H400Z', top) +
    path('M398 776Q440 872 500 876Q560 872 602 776Q560 842 500 846Q440 842 398 776Z', person.skin) +
    lapels(cloth, 56) +
    (random.chance(0.5)
      ? stroke('M410 792Q500 900 590 792', '#e3bd62', 5) + path('M500 842l9 14l-9 14l-9 -14Z', '#e3bd62')
      : '')
  )
}

function drawBlouse(person: Person): string {
  const colour = person.random.pick(['#c95f5a', '#3f7a78', '#f0ece3', '#5b6fa0', '#d9a24f', '#7d5a86'] as const)
  return (
    drawBody(person, colour) +
    path('M392 764L500 900L608 764Q560 826 500 828Q440 826 392 764Z', person.skin) +
    path('M392 758L360 800L478 912L500 898Z', lighten(colour, 0.2)) +
    path('M608 758L640 800L522 912L500 898Z', darken(colour, 0.12)) +
    repeat(2, (index) => path(`M494 ${930 + index * 40}h12v12h-12Z`, darken(colour, 0.4)))
  )
}

function drawKnit(person: Person): string {
  const colour = person.random.pick(['#5f7a70', '#37475a', '#b5694f', '#d9cdb8', '#8a6f86', '#33383c'] as const)
  return (
    drawBody(person, colour) +
    path('M368 752Q500 886 632 752L648 786Q500 936 352 786Z', lighten(colour, 0.16)) +
    repeat(12, (index) =>
      stroke(
        `M${372 + index * 23} ${Math.round(786 + Math.sin(((index + 0.5) / 12) * Math.PI) * 78)}v22`,
        darken(colour, 0.3),
        3,
        { opacity: 0.5 },
      ),
    )
  )
}

function drawOpenShirt(person: Person): string {
  const colour = person.random.pick(['#ffffff', '#cfdeec', '#e6d5c4', '#7f97ab', '#dbe5d6'] as const)
  return (
    drawBody(person, colour) +
    path('M404 764L500 918L596 764Q556 824 500 826Q444 824 404 764Z', person.skin) +
    path('M396 744L352 800L464 902L500 880L418 780Z', lighten(colour, 0.4)) +
    path('M604 744L648 800L536 902L500 880L582 780Z', darken(colour, 0.06)) +
    stroke('M352 800L464 902L500 880L536 902L648 800M500 900V1000', darken(colour, 0.28), 4, {
      'stroke-linejoin': 'round',
    }) +
    repeat(2, (index) => path(`M494 ${934 + index * 38}h11v11h-11Z`, darken(colour, 0.4)))
  )
}
