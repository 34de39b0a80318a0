import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { signer } from './signer.ts'

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
}, 60_000)
afterAll(() => test.close())

const signerOf = (purpose = 'letters') => signer(test.database, { secretName: 'signer-test', purpose })

describe('a signer', () => {
  it('knows its signatures, those of another server with the same database too', async () => {
    const signature = await signerOf().sign('one')
    expect(signature).toMatch(/^[\w-]{43}$/)
    expect(await signerOf().hasSigned('one', signature)).toBe(true)
  })

  it('takes a signature for one text and one purpose', async () => {
    const signature = await signerOf().sign('one')
    expect(await signerOf().hasSigned('two', signature)).toBe(false)
    expect(await signerOf('parcels').hasSigned('one', signature)).toBe(false)
    expect(await signerOf().hasSigned('one', '')).toBe(false)
    expect(await signerOf().hasSigned('one', `${signature}A`)).toBe(false)
  })

  it('refuses a signature of which any one character was changed, the last one too', async () => {
    const signature = await signerOf().sign('one')
    for (const position of [0, 20, 42]) {
      const answers = await Promise.all(
        [...BASE64URL].map((character) =>
          signerOf().hasSigned('one', signature.slice(0, position) + character + signature.slice(position + 1)),
        ),
      )
      expect(answers.filter(Boolean)).toHaveLength(1)
    }
  })
})
