import { createHash, randomBytes } from 'node:crypto'

const LONGEST_TOKEN = 200

/** 256 random bits for the link to an office. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The form in which a token is stored: a reader of the database cannot use it. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token.slice(0, LONGEST_TOKEN)).digest()
