/** An answer other than the one asked for, by a code of schema/errors.md. */
export class Refusal extends Error {
  readonly code: string
  /** The input that is at fault, where one is. */
  readonly field: string | undefined

  constructor(code: string, message: string, field?: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.field = field
  }
}

/** Refuses a whole number outside of its range. */
export function requireWithin(field: string, value: number, least: number, most: number, code = 'BAD_INPUT'): void {
  if (value < least || value > most) throw new Refusal(code, `${field} must be from ${least} to ${most}.`, field)
}

/** Refuses a list or a text that is longer than `most`. */
export function requireShort(field: string, value: { length: number }, most: number, code = 'BAD_INPUT'): void {
  if (value.length > most) throw new Refusal(code, `${field} may have at most ${most}.`, field)
}

/** A new key where none is given. Refuses one that is too short to be unique or too long to be stored. */
export function checkedKey(given?: string | null): string {
  const key = given ?? crypto.randomUUID()
  if (key.length >= 8 && key.length <= 100 && !/\p{Cc}/u.test(key) && key.isWellFormed()) return key
  throw new Refusal('BAD_INPUT', 'idempotencyKey has 8 to 100 characters.', 'idempotencyKey')
}
