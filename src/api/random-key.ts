/** Random bytes as lower-case hexadecimal digits, two for each byte. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** An idempotency key that nobody has used: the contract takes 16 to 100 characters. */
export const newIdempotencyKey = (): string => randomHex(16)
