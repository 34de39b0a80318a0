import { isPortalName } from './portal-name.ts'
import { reservedUsernames } from './reserved-usernames.ts'

/** The longest part made from the name, with room for the suffix that tells namesakes apart. */
const LONGEST_STEM = 48
const NUMBERED_ATTEMPTS = 4
const SHORTEST_SUFFIX = 6
const LONGEST_SUFFIX = 10
/** No vowels, so that no suffix is a word; no characters that look alike. */
const SUFFIX_CHARACTERS = '23456789bcdfghjkmnpqrstvwxz'

/**
 * The username that a name in Latin letters suggests: letters, digits and hyphens in lower case, never digits alone (those
 * are numbers of members). `attempt` 0 is the plain one; the next three, for a name that is taken, are numbered, and all
 * further ones have a random suffix, so that the suffixes of a name never run out.
 */
export function suggestedUsername(latinName: string, attempt: number, random: () => number = Math.random): string {
  const stem = latinName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_STEM)
    .replace(/-$/, '')
  if (isPortalName(stem)) return suggestedUsername('member', attempt, random)
  const word = /[a-z]/.test(stem) && !reservedUsernames.has(stem) ? stem : `member${stem === '' ? '' : `-${stem}`}`
  if (attempt === 0) return word
  if (attempt < NUMBERED_ATTEMPTS) return `${word}-${attempt + 1}`
  const length = Math.min(SHORTEST_SUFFIX + attempt - NUMBERED_ATTEMPTS, LONGEST_SUFFIX)
  const character = () => SUFFIX_CHARACTERS[Math.floor(random() * SUFFIX_CHARACTERS.length)] ?? '2'
  return `${word}-${Array.from({ length }, character).join('')}`
}
