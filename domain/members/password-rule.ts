export const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 200

/** Long enough, but among the first that anyone tries. Compared without capitals and digits at the end. */
const tooCommon: ReadonlySet<string> = new Set([
  'password',
  'passwordpassword',
  'qwertyuiop',
  'qwertyuiopasdfghjkl',
  'asdfghjkl',
  'iloveyou',
  'letmeinletmein',
  'administrator',
  'welcomewelcome',
  'changeme',
  'changemeplease',
  'abcdefghij',
  'abcdefghijkl',
  'abcabcabcabc',
  'correcthorsebatterystaple',
  'australia',
  'melbourne',
  'sydney',
  'realestate',
  'homely',
])

export type PasswordError = 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON' | 'SAYS_WHO'

/**
 * What is wrong with a new password: null for nothing. Length counts, kinds of characters do not; it may not be one of
 * the commonest, a single repeated character or run of digits, nor the member's own name or email address.
 */
export function passwordError(
  password: string,
  { name, email }: { name: string; email: string },
): PasswordError | null {
  const length = [...password].length
  if (length < SHORTEST_PASSWORD) return 'TOO_SHORT'
  if (password.length > LONGEST_PASSWORD) return 'TOO_LONG'
  const plain = password.normalize('NFKC').toLowerCase()
  const stem = plain.replaceAll(/[\d\W_]+$/g, '').replaceAll(/\s/g, '')
  if (new Set(plain).size < 4 || isRun(plain) || tooCommon.has(stem)) return 'TOO_COMMON'
  const own = [email, email.split('@')[0] ?? '', name].map((text) => text.toLowerCase().replaceAll(/\s/g, ''))
  return own.some((text) => text.length > 3 && (plain === text || stem === text)) ? 'SAYS_WHO' : null
}

/** Whether each character follows the one before, as in "1234567890" or "9876543210". */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0))
  const steps = codes.slice(1).map((code, index) => (code - (codes[index] ?? 0) + 10) % 10)
  return /^\d+$/.test(text) && (steps.every((step) => step === 1) || steps.every((step) => step === 9))
}

/** The message of an error for the field. */
export const passwordErrorText: Readonly<Record<PasswordError, string>> = {
  TOO_SHORT: `Use at least ${SHORTEST_PASSWORD} characters. Several words are easy to remember.`,
  TOO_LONG: `Use at most ${LONGEST_PASSWORD} characters.`,
  TOO_COMMON: 'This password is too easy to guess. Please choose another one.',
  SAYS_WHO: 'Your password can’t be your name or your email address.',
}
