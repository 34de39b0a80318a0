import type { ArticleMotif } from '#domain/content/article-types.ts'
import type { ColourName } from '#src/design/tokens/colours.ts'

/** In a frame of 160 by 90. A rectangle is x, y, width, height, corner; a circle is x, y, radius; a path is as in SVG. */
export type MotifShape = { fill: ColourName } & (
  | { rectangle: readonly [number, number, number, number, number] }
  | { circle: readonly [number, number, number] }
  | { path: string }
)

export type Motif = { ground: ColourName; shapes: readonly MotifShape[] }

const rectangle = (fill: ColourName, x: number, y: number, width: number, height: number, corner = 0): MotifShape => ({
  fill,
  rectangle: [x, y, width, height, corner],
})
const circle = (fill: ColourName, x: number, y: number, radius: number): MotifShape => ({
  fill,
  circle: [x, y, radius],
})
const path = (fill: ColourName, outline: string): MotifShape => ({ fill, path: outline })

/** A gabled house whose wall starts at x, y and is `width` wide. */
const house = (
  wall: ColourName,
  roof: ColourName,
  x: number,
  y: number,
  width: number,
  height: number,
): MotifShape[] => [
  rectangle(wall, x, y, width, height),
  path(roof, `M${x - 3} ${y}L${x + width / 2} ${y - width * 0.42}L${x + width + 3} ${y}Z`),
  rectangle('accent', x + width * 0.16, y + height * 0.24, width * 0.24, height * 0.3, 1),
  rectangle(roof, x + width * 0.56, y + height * 0.34, width * 0.26, height * 0.66, 1),
]

const tree = (x: number, foot: number, size: number, fill: ColourName = 'brand'): MotifShape[] => [
  rectangle('brandStrong', x - 0.8, foot - size, 1.6, size),
  circle(fill, x, foot - size, size * 0.55),
]

const lawn = path('brand', 'M0 78Q45 70 84 76T160 73V90H0Z')
const hills = path('shade', 'M0 62Q30 40 62 56T124 50T160 58V90H0Z')

export const motifs: Record<ArticleMotif, Motif> = {
  auction: {
    ground: 'accentSoft',
    shapes: [
      hills,
      ...house('surface', 'sold', 14, 50, 36, 28),
      ...tree(62, 78, 22),
      lawn,
      path('brandStrong', 'M99 42l5-5 36 32-5 6Z'),
      path('sold', 'M82 38l18-20 16 14-18 20Z'),
      path('accent', 'M79 35l4-4 18 16-4 4ZM97 15l4-4 18 16-4 4Z'),
      rectangle('brandStrong', 76, 72, 36, 7, 2),
    ],
  },
  lens: {
    ground: 'brandSoft',
    shapes: [
      hills,
      ...house('surface', 'brandStrong', 44, 42, 50, 36),
      ...tree(26, 78, 26),
      lawn,
      path('brandStrong', 'M112 58l5-5 20 22-6 5Z'),
      circle('brandStrong', 99, 40, 23),
      circle('accentSoft', 99, 40, 18),
      path('sold', 'M86 42L99 31L112 42Z'),
      rectangle('sold', 90, 42, 18, 10),
      rectangle('accent', 96, 44, 6, 8, 1),
    ],
  },
  key: {
    ground: 'brandSoft',
    shapes: [
      circle('surface', 124, 22, 34),
      circle('accent', 56, 40, 22),
      circle('brandSoft', 51, 40, 8),
      rectangle('accent', 74, 35, 60, 10, 2),
      rectangle('accent', 116, 43, 7, 12, 1),
      rectangle('accent', 127, 43, 7, 9, 1),
      path('brandStrong', 'M47 43l3-3-11 26-4-2Z'),
      ...house('surface', 'brand', 20, 66, 22, 18),
    ],
  },
  statement: {
    ground: 'shade',
    shapes: [
      rectangle('line', 48, 12, 66, 84, 3),
      rectangle('surface', 44, 8, 66, 88, 3),
      rectangle('brand', 52, 18, 32, 5, 1),
      rectangle('line', 52, 28, 50, 2.5, 1),
      rectangle('line', 52, 33, 42, 2.5, 1),
      rectangle('brandSoft', 52, 42, 50, 16, 2),
      rectangle('accent', 68, 47, 20, 6, 3),
      rectangle('leased', 54, 74, 9, 22),
      rectangle('brand', 68, 68, 9, 28),
      rectangle('sold', 82, 78, 9, 18),
      circle('accentSoft', 132, 30, 16),
      path('underOffer', 'M124 30l6 6 11-12-3-3-8 9-3-3Z'),
    ],
  },
  plan: {
    ground: 'brandSoft',
    shapes: [
      path('shade', 'M0 52L160 36V50L0 66Z'),
      path('surface', 'M10 10L44 6L48 43L14 46ZM52 5L92 1L95 38L56 42ZM99 1L140 -4L145 32L103 37Z'),
      path('accentSoft', 'M52 5L92 1L95 38L56 42Z'),
      path('surface', 'M14 70L50 66L53 96H16ZM58 65L104 60L106 96H60ZM111 59L152 55L154 96H114Z'),
      path('sold', 'M62 14l20-2 2 16-20 2Z'),
      path('brand', 'M20 18l16-2 1 12-16 2ZM108 10l22-3 2 14-22 3ZM66 72l22-2 1 14H67ZM24 76l14-1 1 14H24Z'),
      circle('brand', 88, 33, 3.5),
      circle('brand', 41, 38, 3),
      circle('brand', 136, 26, 4),
      circle('brand', 98, 70, 4),
      path('leased', 'M126 74c0-8 12-8 12 0 0 5-6 11-6 11s-6-6-6-11Z'),
    ],
  },
  door: {
    ground: 'accentSoft',
    shapes: [
      rectangle('surface', 0, 0, 160, 76),
      rectangle('shade', 0, 70, 160, 20),
      rectangle('brandStrong', 58, 10, 44, 66, 2),
      rectangle('brand', 62, 14, 36, 62, 1),
      rectangle('accent', 67, 20, 11, 18, 1),
      rectangle('accent', 82, 20, 11, 18, 1),
      circle('accent', 92, 50, 2),
      rectangle('line', 50, 76, 60, 6),
      rectangle('lineStrong', 44, 82, 72, 8),
      rectangle('brandSoft', 14, 18, 30, 30, 2),
      rectangle('brandSoft', 116, 18, 30, 30, 2),
      rectangle('sold', 120, 64, 16, 14, 2),
      circle('brand', 124, 56, 9),
      circle('brandStrong', 132, 54, 8),
    ],
  },
  sign: {
    ground: 'brandSoft',
    shapes: [
      circle('accent', 134, 20, 12),
      hills,
      ...house('surface', 'leased', 22, 46, 46, 32),
      lawn,
      rectangle('brandStrong', 88, 22, 3, 60),
      rectangle('brandStrong', 126, 22, 3, 60),
      rectangle('sold', 84, 26, 49, 30, 2),
      rectangle('surface', 90, 33, 37, 4, 1),
      rectangle('accent', 90, 41, 24, 8, 1),
    ],
  },
  boxes: {
    ground: 'shade',
    shapes: [
      rectangle('line', 0, 74, 160, 16),
      rectangle('accent', 22, 40, 44, 36, 1),
      rectangle('underOffer', 40, 40, 8, 12),
      rectangle('accent', 32, 16, 30, 24, 1),
      rectangle('underOffer', 44, 16, 6, 8),
      rectangle('accent', 72, 52, 34, 24, 1),
      rectangle('underOffer', 86, 52, 6, 8),
      rectangle('brand', 120, 58, 22, 18, 2),
      circle('brandStrong', 126, 46, 10),
      circle('brandStrong', 137, 42, 9),
      circle('brand', 132, 34, 9),
    ],
  },
  garden: {
    ground: 'brandSoft',
    shapes: [
      circle('accent', 128, 24, 13),
      hills,
      path('brandStrong', 'M30 80Q16 56 34 28Q48 56 34 80Z'),
      path('brand', 'M52 80Q30 66 26 44Q52 52 58 80Z'),
      path('brand', 'M62 80Q60 48 84 34Q88 62 70 80Z'),
      path('brandStrong', 'M96 80Q88 58 104 42Q116 62 104 80Z'),
      circle('sold', 88, 28, 6),
      circle('accent', 88, 28, 2.4),
      circle('love', 120, 56, 5),
      circle('accent', 120, 56, 2),
      rectangle('brand', 119, 60, 2, 20),
      rectangle('underOffer', 0, 78, 160, 12),
    ],
  },
  street: {
    ground: 'accentSoft',
    shapes: [
      hills,
      ...house('surface', 'sold', 8, 44, 28, 34),
      ...house('brandSoft', 'brand', 42, 40, 30, 38),
      ...house('surface', 'leased', 78, 46, 26, 32),
      ...house('brandSoft', 'brandStrong', 110, 42, 32, 36),
      ...tree(151, 78, 24),
      rectangle('shade', 0, 78, 160, 12),
      rectangle('surface', 16, 83, 16, 1.6),
      rectangle('surface', 56, 83, 16, 1.6),
      rectangle('surface', 96, 83, 16, 1.6),
      rectangle('surface', 136, 83, 16, 1.6),
    ],
  },
  sun: {
    ground: 'accentSoft',
    shapes: [
      circle('accent', 118, 26, 20),
      path('shade', 'M0 66Q40 52 86 62T160 58V90H0Z'),
      rectangle('surface', 40, 50, 64, 30),
      path('brandStrong', 'M28 51L46 32H98L118 51Z'),
      rectangle('brand', 30, 51, 86, 3),
      rectangle('brandStrong', 32, 54, 2, 26),
      rectangle('brandStrong', 112, 54, 2, 26),
      rectangle('leased', 50, 58, 14, 12, 1),
      rectangle('sold', 74, 58, 10, 22, 1),
      rectangle('leased', 90, 58, 10, 12, 1),
      ...tree(18, 82, 34),
      rectangle('underOffer', 0, 80, 160, 10),
    ],
  },
  room: {
    ground: 'brandSoft',
    shapes: [
      rectangle('surface', 16, 10, 52, 42, 2),
      rectangle('brand', 16, 38, 52, 14),
      circle('accent', 54, 24, 7),
      rectangle('line', 41, 10, 2, 42),
      rectangle('shade', 0, 72, 160, 18),
      rectangle('sold', 84, 50, 54, 16, 5),
      rectangle('sold', 80, 56, 62, 14, 5),
      rectangle('brandStrong', 86, 70, 4, 6),
      rectangle('brandStrong', 132, 70, 4, 6),
      rectangle('brandStrong', 76, 22, 1.6, 52),
      path('accent', 'M68 24L72 10H82L86 24Z'),
      rectangle('underOffer', 28, 62, 34, 3, 1),
      rectangle('underOffer', 32, 65, 3, 13),
      rectangle('underOffer', 55, 65, 3, 13),
      circle('brandStrong', 45, 57, 5),
    ],
  },
  search: {
    ground: 'shade',
    shapes: [
      rectangle('surface', 22, 12, 116, 90, 4),
      rectangle('brandStrong', 22, 12, 116, 10, 4),
      rectangle('brandSoft', 32, 28, 66, 10, 5),
      rectangle('brand', 100, 28, 28, 10, 5),
      rectangle('accentSoft', 32, 44, 28, 20, 2),
      rectangle('brandSoft', 66, 44, 28, 20, 2),
      rectangle('dangerSoft', 100, 44, 28, 20, 2),
      path('brand', 'M38 62v-8l8-6 8 6v8Z'),
      path('leased', 'M72 62v-8l8-6 8 6v8Z'),
      path('sold', 'M106 62v-8l8-6 8 6v8Z'),
      rectangle('ink', 32, 68, 18, 3, 1),
      rectangle('ink', 66, 68, 20, 3, 1),
      rectangle('ink', 100, 68, 16, 3, 1),
      rectangle('line', 32, 74, 26, 2.4, 1),
      rectangle('line', 66, 74, 24, 2.4, 1),
      rectangle('line', 100, 74, 26, 2.4, 1),
    ],
  },
  paper: {
    ground: 'accentSoft',
    shapes: [
      path('line', 'M50 18L126 10L134 92H58Z'),
      path('surface', 'M44 14L120 8L126 92H50Z'),
      path('brandStrong', 'M52 21l60-5 .7 9-60 5Z'),
      path('brandSoft', 'M54 37l28-2.4 2 27-28 2.4Z'),
      path('brand', 'M59 61l-.8-10 10-9 11 7 .8 10Z'),
      path(
        'line',
        'M90 36l24-2 .2 2.6-24 2ZM90.5 43l24-2 .2 2.6-24 2ZM91 50l24-2 .2 2.6-24 2ZM91.5 57l16-1.4.2 2.6-16 1.4Z',
      ),
      path('line', 'M57 72l60-5 .2 2.6-60 5ZM57.6 79l60-5 .2 2.6-60 5Z'),
      circle('accent', 136, 30, 10),
    ],
  },
  morning: {
    ground: 'dangerSoft',
    shapes: [
      circle('accent', 30, 26, 13),
      rectangle('underOffer', 0, 70, 160, 20),
      rectangle('surface', 56, 38, 36, 28, 6),
      path('surface', 'M92 44h8c9 0 9 16 0 16h-8v-4h7c4 0 4-8 0-8h-7Z'),
      rectangle('sold', 60, 41, 28, 5, 2),
      rectangle('line', 48, 66, 52, 4, 2),
      path('lineStrong', 'M66 30q-4-5 0-10t0-10q6 5 2 10t0 10ZM78 30q-4-5 0-10t0-10q6 5 2 10t0 10Z'),
      path('brandSoft', 'M110 52l32-5 4 22-32 4Z'),
      path('brand', 'M117 62l4-7 8 1 1 8-12 2Z'),
      path('love', 'M134 60c0-6 9-6 9 0 0 4-4.500 8-4.500 8s-4.500-4-4.500-8Z'),
    ],
  },
}
