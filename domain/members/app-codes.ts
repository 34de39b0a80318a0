import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** Clocks may be one step apart. */
const STEPS_APART = 1
const ISSUER = 'Homely'

/** RFC 6238 as every app of codes knows it: SHA-1, six digits, thirty seconds. */
const codesOf = (secret: string, account: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: account, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret })

/** A new secret of 160 bits in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What a QR code tells an app. */
export const setupUri = (secret: string, account: string): string => codesOf(secret, account).toString()

/** The code of a moment. */
export const codeAt = (secret: string, now: Date): string => codesOf(secret, '').generate({ timestamp: now.getTime() })

/** The step of time that a code is of, where that is this one or a neighbour; null for a code that is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const apart = codesOf(secret, '').validate({ token: code, timestamp, window: STEPS_APART })
  return apart === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + apart
}
