/** Long enough to be unique, short enough to be stored, and nothing but characters. */
export const isIdempotencyKey = (key: string): boolean =>
  key.length >= 8 && key.length <= 100 && !/\p{Cc}/u.test(key) && key.isWellFormed()

export const IDEMPOTENCY_KEY_RULE = 'idempotencyKey has 8 to 100 characters.'
