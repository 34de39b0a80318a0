import { darken, lighten } from '#demo/illustrations/paint/colour.ts'
import { scallops } from '#demo/illustrations/paint/shapes.ts'
import { circle, path, stroke } from '#demo/illustrations/paint/svg.ts'
import type { HairStyle, Person } from './person.ts'

type Hair = { behind: string; front: string }

/** Hair in two layers: what lies behind neck and shoulders, and what frames the face. */
export function drawHair(person: Person): Hair {
  return styles[person.style](person)
}

const sheen = (person: Person): string =>
  person.define.linear(
    [
      [0, lighten(person.hair, 0.22)],
      [0.45, person.hair],
      [1, darken(person.hair, 0.32)],
    ],
    'across',
  )

const strands = (d: string, { hair }: Person): string =>
  stroke(d, lighten(hair, 0.3), 5, { 'stroke-linecap': 'round', opacity: 0.5 })

const cap = 'M318 440Q296 190 500 184Q704 190 682 440Q668 360 628 326Q560 352 470 320Q384 330 352 380Q330 400 318 440Z'

const partedFront = (person: Person): string =>
  path('M318 470Q286 186 500 178Q714 186 682 470Q676 380 600 300Q520 330 420 308Q340 370 318 470Z', sheen(person)) +
  strands('M420 250Q480 214 560 226M380 300Q420 256 470 244', person)

const styles: Record<HairStyle, (person: Person) => Hair> = {
  side: (person) => ({
    behind: '',
    front:
      path(
        'M320 430Q300 220 420 186Q600 150 670 270Q694 340 680 436Q668 380 652 350Q560 348 440 286Q380 310 348 372Q330 396 320 430Z',
        sheen(person),
      ) + strands('M420 232Q520 196 620 262M440 262Q520 240 600 290', person),
  }),
  crop: (person) => ({
    behind: '',
    front: path(
      'M322 424Q306 196 500 192Q694 196 678 424Q670 350 640 318Q570 296 500 296Q430 296 360 318Q330 350 322 424Z',
      sheen(person),
    ),
  }),
  quiff: (person) => ({
    behind: '',
    front:
      path(
        'M322 430Q304 280 360 236Q380 150 520 146Q680 146 676 300Q690 360 678 430Q668 370 646 338Q600 300 500 300Q400 300 356 340Q332 370 322 430Z',
        sheen(person),
      ) + strands('M400 236Q470 176 600 196M420 262Q500 214 630 240', person),
  }),
  waves: (person) => ({
    behind: '',
    front:
      path(
        'M316 450Q284 300 350 230Q400 160 500 176Q600 150 660 236Q712 310 684 450Q676 400 640 350Q610 322 580 336Q540 300 490 330Q450 300 410 336Q360 340 344 390Q326 410 316 450Z',
        sheen(person),
      ) + strands('M380 256Q440 206 500 226M500 226Q570 206 630 266', person),
  }),
  curlsShort: (person) => ({
    behind: '',
    front:
      path(scallops(person.random, 500, 262, 196, 96, 54), sheen(person)) +
      path(scallops(person.random, 352, 340, 44, 84, 40) + scallops(person.random, 648, 340, 44, 84, 40), person.hair) +
      path(scallops(person.random, 440, 226, 90, 40, 40), lighten(person.hair, 0.2), { opacity: 0.5 }),
  }),
  bald: (person) => ({
    behind: '',
    front:
      path('M330 400Q326 330 350 300Q338 360 340 430ZM670 400Q674 330 650 300Q662 360 660 430Z', person.hair, {
        opacity: 0.6,
      }) + path('M400 280Q450 244 520 248Q460 262 420 304Z', '#ffffff', { opacity: 0.22 }),
  }),
  bob: (person) => ({
    behind: path(
      'M290 430Q262 180 500 170Q738 180 710 430Q724 600 690 690Q640 720 600 690H400Q360 720 310 690Q276 600 290 430Z',
      sheen(person),
    ),
    front:
      partedFront(person) +
      path(
        'M318 460Q310 580 340 660Q296 690 296 640Q276 520 318 400ZM682 460Q690 580 660 660Q704 690 704 640Q724 520 682 400Z',
        sheen(person),
      ),
  }),
  long: (person) => ({
    behind: path(
      'M284 420Q262 166 500 160Q738 166 716 420Q724 640 762 860Q660 900 610 820H390Q340 900 238 860Q276 640 284 420Z',
      sheen(person),
    ),
    front:
      partedFront(person) +
      path(
        'M320 440Q312 640 262 840Q330 860 360 800Q330 700 344 560ZM680 440Q688 640 738 840Q670 860 640 800Q670 700 656 560Z',
        sheen(person),
      ),
  }),
  wavy: (person) => ({
    behind: path(
      'M280 420Q256 160 500 154Q744 160 720 420Q760 500 720 580Q770 660 720 740Q750 830 660 836H340Q250 830 280 740Q230 660 280 580Q240 500 280 420Z',
      sheen(person),
    ),
    front:
      partedFront(person) + strands('M300 560Q270 640 300 720M700 560Q730 640 700 720M286 640Q270 700 296 780', person),
  }),
  fringe: (person) => ({
    behind: path(
      'M286 430Q262 170 500 164Q738 170 714 430Q724 640 730 780Q650 820 610 770H390Q350 820 270 780Q276 640 286 430Z',
      sheen(person),
    ),
    front:
      path(
        'M318 470Q288 182 500 176Q712 182 682 470Q672 420 660 384Q580 400 500 396Q420 400 340 384Q328 420 318 470Z',
        sheen(person),
      ) + strands('M400 250V384M460 232V390M540 232V390M600 250V384', person),
  }),
  bun: (person) => ({
    behind: circle(500, 150, 88, person.hair) + circle(474, 124, 38, lighten(person.hair, 0.2), { opacity: 0.5 }),
    front: path(cap, sheen(person)) + strands('M400 260Q480 210 590 240M380 300Q470 250 600 280', person),
  }),
  ponytail: (person) => ({
    behind: path('M640 230Q800 240 790 430Q800 600 740 700Q760 560 700 440Q660 330 640 230Z', sheen(person)),
    front: path(cap, sheen(person)) + strands('M390 280Q480 214 610 236', person),
  }),
  curls: (person) => ({
    behind: path(
      scallops(person.random, 500, 420, 270, 290, 96),
      person.define.radial([
        [0, lighten(person.hair, 0.12)],
        [1, darken(person.hair, 0.16)],
      ]),
    ),
    front:
      path(scallops(person.random, 500, 246, 200, 84, 60), sheen(person)) +
      path(
        scallops(person.random, 326, 380, 52, 120, 48) + scallops(person.random, 674, 380, 52, 120, 48),
        person.hair,
      ),
  }),
  scarf: (person) => {
    const cloth = person.random.pick(['#3f6b74', '#8a5a6b', '#d9c2a0', '#4f5f86', '#6b7f5f', '#2f3a46'] as const)
    const fold = person.define.linear(
      [
        [0, lighten(cloth, 0.2)],
        [0.5, cloth],
        [1, darken(cloth, 0.28)],
      ],
      'across',
    )
    return {
      behind: path(
        'M276 440Q256 160 500 150Q744 160 724 440Q740 660 790 820H210Q260 660 276 440Z',
        darken(cloth, 0.16),
      ),
      front:
        path(
          'M300 470Q262 160 500 152Q738 160 700 470Q690 600 640 680Q720 760 700 850Q560 900 420 860Q300 830 330 720Q380 760 500 716Q600 690 646 560Q676 440 640 350Q590 270 500 268Q410 270 360 350Q324 440 354 560Q366 610 392 650Q320 600 300 470Z',
          fold,
        ) +
        stroke('M330 720Q420 800 640 690M340 770Q460 840 690 760M330 300Q400 210 500 206', darken(cloth, 0.34), 5, {
          opacity: 0.6,
        }),
    }
  },
}
