/** As many codes stand in for a phone that is lost. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_BYTES = 10
const HALF = 5

/** Without letters that look like digits (Crockford's Base32). */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

/** A recovery code as it is shown, of random bytes: 50 bits, in two halves. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, RECOVERY_CODE_BYTES), (byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${text.slice(0, HALF)}-${text.slice(HALF)}`
}

/** What somebody typed as a second factor: a code of an app in digits, or a recovery code as it is shown. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** Reads a code in whatever spelling, with spaces and letters that look like digits; null for what can be neither. */
export function readCode(text: string): TypedCode | null {
  const signs = text.replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(signs)) return { kind: 'app', code: signs }
  const likely = signs.replaceAll('o', '0').replaceAll(/[il]/g, '1')
  if (likely.length !== RECOVERY_CODE_BYTES || [...likely].some((sign) => !SIGNS.includes(sign))) return null
  return { kind: 'recovery', code: `${likely.slice(0, HALF)}-${likely.slice(HALF)}` }
}
