import { visibleText } from '../text/visible-text.ts'

/** Elements that begin a new line where they stand. */
const LINE_BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/giu
const TAG = /<\/?[a-z][^>]*>/giu
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  bull: '•',
}

/** Words of a feed as people read them: without HTML, without what nobody sees, with at most one empty line between two lines. */
export function feedWords(text: string): string {
  return visibleText(
    text
      .replaceAll(/\r\n?/gu, '\n')
      .replaceAll(/&([a-z]+);/giu, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
      .replaceAll(LINE_BREAK, '\n')
      .replaceAll(TAG, ''),
  )
    .split('\n')
    .map((line) => line.replaceAll(/[\t ]+/gu, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** The same in one line, cut after so many characters. */
export const feedLine = (text: string, longest: number): string =>
  [...feedWords(text).replaceAll(/\s+/gu, ' ')].slice(0, longest).join('')
