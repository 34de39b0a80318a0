import { describe, expect, it } from 'vitest'
import { codeAt, newSecret, setupUri, stepOfCode } from './app-codes.ts'

/** The key of RFC 6238, appendix B: "12345678901234567890" in Base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an app', () => {
  // The last six of the eight digits that the RFC gives.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(codeAt(RFC_SECRET, at(seconds))).toBe(code)
    expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it.each([
    [0, null],
    [29, null],
    [30, 2],
    [60, 2],
    [90, 2],
    [119, 2],
    [120, null],
  ])('of the second step hold at %i seconds as step %s', (seconds, step) => {
    expect(stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, at(60)), at(seconds))).toBe(step)
  })

  it('belong to one secret', () => {
    expect(stepOfCode(newSecret(), '287082', at(59))).toBe(null)
  })

  it('come of secrets of 160 bits, each another', () => {
    const secrets = Array.from({ length: 20 }, newSecret)
    expect(new Set(secrets).size).toBe(20)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('are set up by a URI that names portal and account', () => {
    expect(setupUri(RFC_SECRET, 'mia@homely.example')).toBe(
      `otpauth://totp/Homely:mia%40homely.example?issuer=Homely&secret=${RFC_SECRET}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
