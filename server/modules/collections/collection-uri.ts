const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 12

/** Makes what the address of a collection names it by: twelve of 32 letters and digits, from as many random bytes. */
export const collectionUri = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Whether a text can be one at all; the database takes no null character. */
export const isCollectionUri = (text: string): boolean => /^[a-z2-7]{12}$/.test(text)
