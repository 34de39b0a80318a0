import { element, group, round } from './svg.ts'

type Style = {
  colour: string
  /** Width of the pen, in units of a letter of height 14. */
  weight?: number
  /** Extra space between letters, in the same units. */
  tracking?: number
  opacity?: number
  align?: 'left' | 'centre'
}

/**
 * Text drawn with a pen, in capitals, digits and the signs of a plan. Drawings carry their own letters because a machine
 * may have no fonts, and because the picture must be the same on each. `height` is that of a capital, `y` its top.
 */
export function lettering(text: string, x: number, y: number, height: number, style: Style): string {
  const { colour, weight = 1.4, tracking = 0, opacity = 1, align = 'left' } = style
  const scale = height / 14
  const start = align === 'centre' ? x - widthOfLettering(text, height, tracking) / 2 : x
  let pen = 0
  let content = ''
  for (const character of text) {
    const [advance, strokes] = glyphs[character] ?? space
    if (strokes !== '') content += element('path', { d: strokes, transform: `translate(${round(pen)} 0)` })
    pen += advance + gap + tracking
  }
  return group(content, {
    transform: `translate(${round(start)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})`,
    fill: 'none',
    stroke: colour,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(opacity === 1 ? {} : { opacity }),
  })
}

export function widthOfLettering(text: string, height: number, tracking = 0): number {
  const units = [...text].reduce(
    (sum, character) => sum + (glyphs[character] ?? space)[0] + gap + tracking,
    -gap - tracking,
  )
  return (Math.max(0, units) * height) / 14
}

const gap = 3
const space: readonly [number, string] = [5, '']

/** Advance and pen strokes of each sign, on a capital of height 14. */
const glyphs: Record<string, readonly [number, string]> = {
  A: [11, 'M0 14L5.5 0L11 14M2 9.2H9'],
  B: [9, 'M0 0V14H5A3.9 3.9 0 0 0 5 6.4H0M0 0H4.4A3.2 3.2 0 0 1 4.4 6.4'],
  C: [11, 'M11 3A6.4 7 0 1 0 11 11'],
  D: [10.5, 'M0 0V14H3.8A7 7 0 0 0 3.8 0Z'],
  E: [8, 'M8 0H0V14H8M0 6.6H6.6'],
  F: [8, 'M8 0H0V14M0 6.8H6.6'],
  G: [11.5, 'M11 3A6.4 7 0 1 0 11.5 10.4V7.6H7.4'],
  H: [10, 'M0 0V14M10 0V14M0 6.8H10'],
  I: [1, 'M.5 0V14'],
  J: [7, 'M7 0V9.6A3.5 4.3 0 0 1 0 10.2'],
  K: [9.5, 'M0 0V14M9 0L0 8.4M3.4 5.4L9.5 14'],
  L: [7.5, 'M0 0V14H7.5'],
  M: [12, 'M0 14V0L6 10L12 0V14'],
  N: [10.5, 'M0 14V0L10.5 14V0'],
  O: [13, 'M6.5 0A6.5 7 0 1 0 6.5 14A6.5 7 0 1 0 6.5 0Z'],
  P: [8.6, 'M0 14V0H4.6A3.9 3.9 0 0 1 4.6 7.8H0'],
  Q: [13, 'M6.5 0A6.5 7 0 1 0 6.5 14A6.5 7 0 1 0 6.5 0ZM8.2 10.4L12.6 14.6'],
  R: [9.4, 'M0 14V0H4.8A3.8 3.8 0 0 1 4.8 7.6H0M4.6 7.6L9.4 14'],
  S: [
    8.6,
    'M8.2 2.6C7.4 .8 5.8 0 4.3 0C2.2 0 .5 1.4 .5 3.4C.5 8 8.6 5.8 8.6 10.5C8.6 12.6 6.7 14 4.4 14C2.3 14 .6 13 0 11',
  ],
  T: [9.6, 'M0 0H9.6M4.8 0V14'],
  U: [10, 'M0 0V9A5 5 0 0 0 10 9V0'],
  V: [10.6, 'M0 0L5.3 14L10.6 0'],
  W: [15, 'M0 0L4 14L7.5 2L11 14L15 0'],
  X: [10, 'M0 0L10 14M10 0L0 14'],
  Y: [10, 'M0 0L5 6.8L10 0M5 6.8V14'],
  Z: [9.4, 'M0 0H9.4L0 14H9.4'],
  '0': [9, 'M4.5 0A4.5 7 0 1 0 4.5 14A4.5 7 0 1 0 4.5 0Z'],
  '1': [5, 'M0 2.6L4 0V14'],
  '2': [8.4, 'M.4 3.6C.6 1.4 2.2 0 4.2 0C6.4 0 8 1.5 8 3.6C8 7 2.4 9.4 0 14H8.4'],
  '3': [8, 'M.6 0H7.4L3.4 5.4A4.3 4.3 0 1 1 0 11.4'],
  '4': [9, 'M6.8 14V0L0 9.8H9'],
  '5': [8, 'M7.2 0H1.2L.6 6A4.4 4.4 0 1 1 0 11.8'],
  '6': [8.6, 'M6.6 0C3.4 2.6 0 6 0 9.6A4.3 4.3 0 0 0 8.6 9.6A4.3 4.3 0 0 0 .8 7.6'],
  '7': [8.4, 'M0 0H8.4L3 14'],
  '8': [8.6, 'M4.3 0A3.3 3.2 0 1 0 4.3 6.4A3.3 3.2 0 1 0 4.3 0ZM4.3 6.4A4.2 3.8 0 1 0 4.3 14A4.2 3.8 0 1 0 4.3 6.4Z'],
  '9': [8.6, 'M2 14C5.2 11.4 8.6 8 8.6 4.4A4.3 4.3 0 0 0 0 4.4A4.3 4.3 0 0 0 7.8 6.4'],
  '.': [1, 'M.5 13.4V14'],
  '×': [6, 'M0 5.4L6 11.4M6 5.4L0 11.4'],
  m: [10, 'M0 5.6V14M0 8.4C1 6 5 4.6 5 8.8V14M5 8.8C5.4 5.4 10 4.4 10 8.8V14'],
  '²': [4, 'M.2 1.6C.6 -.4 3.8 -.2 3.6 1.8C3.5 3.4 .4 4 0 6H4'],
  '&': [11, 'M11 14L3 4.4A2.5 2.5 0 1 1 6.6 4C6 6.2 0 6.8 0 10.4C0 12.6 1.8 14 4 14C7.4 14 9.6 11.4 10.2 8'],
  '-': [5, 'M0 8H5'],
  '/': [6, 'M0 15L6 -1'],
}
