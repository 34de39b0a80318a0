/** As many codes stand in for a phone that is lost. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_BYTES = 16

/** A recovery code of random bytes, one for each digit: 52 bits, which a keyboard for numbers types too. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return inGroups(Array.from(bytes.subarray(0, RECOVERY_CODE_BYTES), (byte) => byte % 10).join(''))
}

/** What somebody typed as a second factor: a code of an app, or a recovery code as it is shown. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** Reads a code with spaces and dashes anywhere; null for what can be neither. */
export function readCode(text: string): TypedCode | null {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(digits)) return { kind: 'app', code: digits }
  return /^\d{16}$/.test(digits) ? { kind: 'recovery', code: inGroups(digits) } : null
}

const inGroups = (digits: string): string => digits.replaceAll(/\d{4}(?=\d)/g, '$&-')
