import { LONGEST_QUOTE } from './location-review-limits.ts'

/** The beginning of a review or another post that can stand alone: its first sentences, or as many words as there is room for. */
export function quoteOf(content: string): string {
  const text = content.replaceAll(/\s+/g, ' ').trim()
  if (length(text) <= LONGEST_QUOTE) return text
  const room = [...text].slice(0, LONGEST_QUOTE).join('')
  const [sentences] = /^.*[.!?]["'”’)]?(?=\s)/.exec(room) ?? []
  if (sentences !== undefined && length(sentences) >= LEAST_SENTENCES) return sentences
  const [words] = /^.*\S(?=\s)/.exec([...room].slice(0, LONGEST_QUOTE - 1).join('')) ?? []
  return `${words ?? [...room].slice(0, LONGEST_QUOTE - 1).join('')}…`
}

const length = (text: string): number => [...text].length

/** A sentence that is shorter says too little. */
const LEAST_SENTENCES = 40
