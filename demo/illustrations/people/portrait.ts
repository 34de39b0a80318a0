import { darken, lighten, mix } from '#demo/illustrations/paint/colour.ts'
import { createDefinitions, type Definitions } from '#demo/illustrations/paint/definitions.ts'
import { createRandom } from '#demo/illustrations/paint/random.ts'
import { circle, ellipse, path, rect, stroke } from '#demo/illustrations/paint/svg.ts'
import { drawClothes } from './clothes.ts'
import { drawHair } from './hair.ts'
import { drawLooks, type Person, portraitStream } from './person.ts'

export const portraitSize = 1000

const grounds = [
  ['#cfe0d8', '#8fb3a2'],
  ['#f3dcc4', '#d9a878'],
  ['#d3deea', '#8ea6c4'],
  ['#ead6dc', '#c495a4'],
  ['#e9e2c9', '#c2ae72'],
  ['#d9d5e8', '#a094c4'],
  ['#e6e3de', '#b0a89d'],
] as const

/** An agent, head and shoulders, in daylight from the left. Square. Nobody in particular. */
export function drawPortrait(seed: number): { content: string; define: Definitions } {
  const random = createRandom(seed).fork(portraitStream)
  const { isLong, ...looks } = drawLooks(random)
  const person: Person = { random, define: createDefinitions(), ...looks }
  const hair = drawHair(person)
  const content =
    drawGround(person) +
    hair.behind +
    drawNeck(person) +
    drawClothes(person, isLong) +
    drawHead(person) +
    (person.isBearded ? drawBeard(person) : '') +
    drawFace(person, isLong) +
    hair.front +
    drawExtras(person, isLong)
  return { content, define: person.define }
}

function drawGround({ random, define }: Person): string {
  const [pale, deep] = random.pick(grounds)
  const [x, y] = [random.between(620, 820), random.between(240, 360)]
  return (
    rect(
      0,
      0,
      portraitSize,
      portraitSize,
      define.linear(
        [
          [0, lighten(pale, 0.2)],
          [1, deep],
        ],
        'diagonal',
      ),
    ) +
    circle(x, y, 330, lighten(pale, 0.4), { opacity: 0.4 }) +
    circle(160, 860, 260, deep, { opacity: 0.4 }) +
    path('M0 760Q260 640 520 720T1000 640V1000H0Z', darken(deep, 0.12), { opacity: 0.3 })
  )
}

function drawNeck({ skin, define }: Person): string {
  return path(
    'M418 590H582V720Q590 780 640 800L500 880L360 800Q410 780 418 720Z',
    define.linear([
      [0, darken(skin, 0.24)],
      [0.6, darken(skin, 0.1)],
      [1, skin],
    ]),
  )
}

function drawHead({ skin, define }: Person): string {
  const face = define.linear(
    [
      [0, lighten(skin, 0.14)],
      [0.55, skin],
      [1, darken(skin, 0.14)],
    ],
    'across',
  )
  const ear = (x: number) =>
    ellipse(x, 462, 30, 46, darken(skin, 0.1)) +
    path(`M${x - 8} 440q20 6 12 44`, 'none', { stroke: darken(skin, 0.26), 'stroke-width': 5 })
  return (
    ear(326) +
    ear(674) +
    path(
      'M330 400Q326 236 500 228Q674 236 670 400Q676 520 632 590Q574 676 500 678Q426 676 368 590Q324 520 330 400Z',
      face,
    ) +
    path('M368 590Q426 676 500 678Q574 676 632 590Q580 646 500 648Q420 646 368 590Z', darken(skin, 0.2), {
      opacity: 0.4,
    })
  )
}

function drawBeard({ hair, random }: Person): string {
  const isFull = random.chance(0.5)
  return isFull
    ? path(
        'M336 470Q350 560 400 560Q440 536 500 536Q560 536 600 560Q650 560 664 470Q676 560 636 616Q580 700 500 702Q420 700 364 616Q324 560 336 470ZM440 590Q500 574 560 590Q540 634 500 634Q460 634 440 590Z',
        hair,
        { 'fill-rule': 'evenodd', opacity: 0.94 },
      )
    : path(
        'M344 500Q356 620 440 664Q500 690 560 664Q644 620 656 500Q640 600 560 626Q500 644 440 626Q360 600 344 500Z',
        hair,
        { opacity: 0.28 },
      ) + path('M420 566Q500 530 580 566Q540 558 500 560Q460 558 420 566Z', hair, { opacity: 0.5 })
}

function drawFace({ skin, hair, random }: Person, isLong: boolean): string {
  const iris = random.pick(['#4d6b8a', '#5b4433', '#3f6b52', '#3a2c26', '#6b5a3a'])
  const brow = mix(darken(hair, 0.2), skin, 0.12)
  const eye = (x: number, side: number) =>
    path(`M${x - 38} 452Q${x} 418 ${x + 38} 452Q${x} 478 ${x - 38} 452Z`, '#fffdf9') +
    circle(x + 2, 449, 18, iris) +
    circle(x + 2, 449, 9, '#1b1718') +
    circle(x - 5, 442, 6, '#ffffff') +
    path(`M${x - 40} 453Q${x} 414 ${x + 40} 452`, 'none', {
      stroke: isLong ? '#2a1f1d' : darken(skin, 0.62),
      'stroke-width': isLong ? 8 : 6,
      'stroke-linecap': 'round',
    }) +
    (isLong ? stroke(`M${x + side * 36} 450l${side * 14} -12`, '#2a1f1d', 6, { 'stroke-linecap': 'round' }) : '')
  const lift = random.between(-6, 4)
  const brows = [-1, 1]
    .map((side) =>
      path(
        `M${500 + side * 40} ${402 + lift}Q${500 + side * 86} ${372 + lift} ${500 + side * 136} ${402 + lift * 1.4}`,
        'none',
        { stroke: brow, 'stroke-width': isLong ? 11 : 16, 'stroke-linecap': 'round' },
      ),
    )
    .join('')
  const lips = isLong ? mix('#b8433f', skin, 0.3) : mix('#a0524a', skin, 0.5)
  const smile = random.chance(0.6)
    ? path('M424 572Q500 600 576 572Q560 636 500 638Q440 636 424 572Z', darken(lips, 0.5)) +
      path('M434 577Q500 600 566 577Q560 602 500 606Q440 602 434 577Z', '#fffdf8') +
      path('M420 570Q462 560 484 564Q500 570 516 564Q538 560 580 570Q500 598 420 570Z', lips) +
      path('M452 618Q500 650 548 618Q536 640 500 641Q464 640 452 618Z', lips)
    : path('M426 584Q500 634 574 584', 'none', {
        stroke: darken(lips, 0.24),
        'stroke-width': 10,
        'stroke-linecap': 'round',
      }) + path('M456 608Q500 636 544 608Q500 656 456 608Z', lips, { opacity: 0.7 })
  const nose = path('M506 430Q524 500 532 522Q520 544 486 536', 'none', {
    stroke: darken(skin, 0.3),
    'stroke-width': 7,
    'stroke-linecap': 'round',
  })
  const cheeks = circle(396, 530, 40, '#e5766a', { opacity: 0.16 }) + circle(604, 530, 40, '#e5766a', { opacity: 0.16 })
  return cheeks + eye(420, -1) + eye(580, 1) + brows + nose + smile
}

function drawExtras({ random, skin }: Person, isLong: boolean): string {
  const frame = random.pick(['#2b2a2e', '#7a4a2b', '#3f5a6b'])
  const isRound = random.chance(0.5)
  const lens = (x: number) =>
    rect(x - 62, 402, 124, 96, 'none', { rx: isRound ? 48 : 22, stroke: frame, 'stroke-width': 9 }) +
    path(`M${x - 36} 478L${x + 8} 416h26L${x - 10} 486Z`, '#ffffff', { opacity: 0.2 })
  const glasses = random.chance(0.3)
    ? lens(418) + lens(582) + stroke('M480 440Q500 426 520 440M356 436L328 430M644 436L672 430', frame, 9)
    : ''
  const studs = isLong && random.chance(0.6) ? circle(324, 512, 11, '#e3bd62') + circle(676, 512, 11, '#e3bd62') : ''
  const freckles = random.chance(0.14)
    ? [390, 410, 430, 570, 590, 612]
        .map((x, index) => circle(x, 512 + (index % 3) * 9, 4, darken(skin, 0.3), { opacity: 0.5 }))
        .join('')
    : ''
  return freckles + glasses + studs
}
