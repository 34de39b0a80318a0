/** The longest username, with room for the number that tells namesakes apart. */
const LONGEST_STEM = 48

/** Words that stand for pages at `/user/{word}`. */
const reserved: ReadonlySet<string> = new Set(['signout', 'sign-in', 'sign-up', 'reset-password'])

/**
 * The username that a name suggests: letters, digits and hyphens in lower case, never digits alone (those are numbers of
 * members). `attempt` 0 is the plain one; each further attempt, for a name that is taken, adds a number.
 */
export function suggestedUsername(name: string, attempt: number): string {
  const stem = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_STEM)
    .replace(/-$/, '')
  const word = /[a-z]/.test(stem) && !reserved.has(stem) ? stem : `member${stem === '' ? '' : `-${stem}`}`
  return attempt === 0 ? word : `${word}-${attempt + 1}`
}
