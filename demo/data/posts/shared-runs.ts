/** Words in a row that posts may share by chance. */
export const RUN_WORDS = 8
/** That many posts may share a run; the next post says something else. */
export const MOST_POSTS_OF_RUN = 5

const SLOTS = 2 ** 24
const SEED = 0x811c9dc5
const PRIME = 0x01000193

/** Which runs of words as many posts have as may; about one text in a thousand is refused by mistake. */
export type SharedRuns = {
  /** Whether more posts than may would share a run of words with a text. */
  isFull: (text: string) => boolean
  add: (text: string) => void
}

export function createSharedRuns(): SharedRuns {
  const counts = new Uint8Array(SLOTS)
  const countOf = (slot: number): number => counts[slot] ?? 0
  return {
    isFull: (text) => runSlots(text).some((slot) => countOf(slot) >= MOST_POSTS_OF_RUN),
    add: (text) => {
      for (const slot of new Set(runSlots(text))) counts[slot] = Math.min(255, countOf(slot) + 1)
    },
  }
}

function runSlots(text: string): number[] {
  const hashes = hashesOfWords(text)
  const slots: number[] = []
  for (let end = RUN_WORDS; end <= hashes.length; end += 1) {
    let hash = SEED
    for (let at = end - RUN_WORDS; at < end; at += 1) hash = Math.imul(hash ^ (hashes[at] ?? 0), PRIME) ^ (hash >>> 15)
    slots.push((hash >>> 0) % SLOTS)
  }
  return slots
}

/** Words in lower case; apostrophes are not heard, other signs part words. */
function hashesOfWords(text: string): number[] {
  const lower = text.toLowerCase()
  const hashes: number[] = []
  let hash = SEED
  let isInWord = false
  for (let at = 0; at <= lower.length; at += 1) {
    const code = lower.charCodeAt(at)
    if (code === APOSTROPHE || code === RIGHT_QUOTE) continue
    if (isLetter(code)) {
      hash = Math.imul(hash ^ code, PRIME)
      isInWord = true
    } else if (isInWord) {
      hashes.push(hash ^ (hash >>> 13))
      hash = SEED
      isInWord = false
    }
  }
  return hashes
}

const APOSTROPHE = 39
const RIGHT_QUOTE = 0x2019
/** Letters and digits of ASCII, and letters with accents. */
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0xc0 && code < 0x2000)
