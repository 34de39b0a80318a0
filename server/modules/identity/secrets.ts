import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The keys that the server derives from its secret. */
export type Secrets = {
  /** Signs access tokens. */
  signingKey: Uint8Array
  /** A keyed hash: the same for the same text, and nothing without the secret. */
  keyedHash: (purpose: string, text: string) => Buffer
}

const SHORTEST_SECRET = 32

/** Keys for each purpose from the one secret of the environment. Throws when it is shorter than 32 characters. */
export function secretsFrom(secret: string): Secrets {
  if (secret.length < SHORTEST_SECRET) throw new Error(`AUTH_SECRET needs at least ${SHORTEST_SECRET} characters`)
  const keyedHash = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(purpose).update('\0').update(text).digest()
  return { signingKey: keyedHash('access token', ''), keyedHash }
}

/** A token of 256 random bits, for a URL or a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The form in which a token is stored: a reader of the database cannot use it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
