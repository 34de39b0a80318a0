import type { ProseBlock, ProseText } from './prose-text.ts'

const WORDS_PER_MINUTE = 220

/** How long a text takes to read, in whole minutes, at least 1. */
export const readingMinutes = (text: ProseText): number => Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE))

/** The words of a text with its headings, without the addresses of its links. */
export const countWords = ({ opening, sections }: ProseText): number =>
  [...opening.flatMap(wordings), ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordings)])]
    .map(wordsOf)
    .reduce((sum, words) => sum + words, 0)

/** Every string of a block that a visitor reads. */
function wordings(block: ProseBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  if ('note' in block) return [block.note]
  return [block.table.caption, ...block.table.head, ...block.table.rows.flat()]
}

const wordsOf = (wording: string): number =>
  wording
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length
