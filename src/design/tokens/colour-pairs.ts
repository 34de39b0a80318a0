import type { ColourName } from './colours.ts'

type Grounds = { foreground: ColourName; grounds: readonly ColourName[] }

/** Text of any size on its grounds: at least 4.5:1. */
export const textPairs: readonly Grounds[] = [
  { foreground: 'ink', grounds: ['paper', 'surface', 'shade', 'brandSoft', 'accentSoft', 'dangerSoft'] },
  { foreground: 'inkSoft', grounds: ['paper', 'surface', 'shade', 'brandSoft', 'accentSoft', 'dangerSoft'] },
  { foreground: 'brand', grounds: ['paper', 'surface', 'shade', 'brandSoft'] },
  { foreground: 'brandStrong', grounds: ['paper', 'surface', 'shade', 'brandSoft'] },
  { foreground: 'love', grounds: ['paper', 'surface'] },
  { foreground: 'sold', grounds: ['paper', 'surface'] },
  { foreground: 'leased', grounds: ['paper', 'surface'] },
  { foreground: 'underOffer', grounds: ['paper', 'surface'] },
  { foreground: 'danger', grounds: ['paper', 'surface', 'dangerSoft'] },
  { foreground: 'onBrand', grounds: ['brand', 'brandStrong'] },
  { foreground: 'onAccent', grounds: ['accent'] },
  { foreground: 'onSold', grounds: ['sold'] },
  { foreground: 'onLeased', grounds: ['leased'] },
  { foreground: 'onUnderOffer', grounds: ['underOffer'] },
  { foreground: 'onDanger', grounds: ['danger'] },
]

/** Icons, control borders and focus rings on their grounds: at least 3:1. */
export const graphicPairs: readonly Grounds[] = [
  { foreground: 'lineStrong', grounds: ['paper', 'surface', 'shade'] },
  { foreground: 'focus', grounds: ['paper', 'surface', 'shade', 'brandSoft', 'accentSoft', 'dangerSoft'] },
  { foreground: 'love', grounds: ['shade'] },
]
