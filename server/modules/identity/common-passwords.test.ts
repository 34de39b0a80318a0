import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const words = gunzipSync(readFileSync(new URL('common-passwords.txt.gz', import.meta.url)))
  .toString('utf8')
  .trimEnd()
  .split('\n')

describe('a common password', () => {
  it('is any of the list, which has more than the three thousand that are asked for', () => {
    expect(words).toHaveLength(33_437)
    expect(words.filter((word) => !isCommonPassword(word))).toEqual([])
  })

  it.each([
    'iloveyou1234',
    'I Love You 2026!',
    'p@ssw0rd!!',
    'P4$$w0rd2026',
    '2026wombat!!',
    'dragondragon',
    'Football!2026',
    'monkeymonkeymonkey1',
    '1029384756',
    '4815162342',
    'ｄｒａｇｏｎ２０２６',
  ])('is %j', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each([
    'three brown wombats',
    'two herons by the lake',
    'x7Kq-92mf-Ua',
    'wombat 83726451',
    'correct horse battery',
    '1',
    '',
  ])('is not %j', (password) => expect(isCommonPassword(password)).toBe(false))

  it('is found out at once, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(typeof isCommonPassword(text)).toBe('boolean')
      }),
    )
    const begun = performance.now()
    isCommonPassword(`${'ab'.repeat(99)}c`)
    expect(performance.now() - begun).toBeLessThan(50)
  })
})
