import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { signedIdentifiers } from './signed-identifiers.ts'
import { signer } from './signer.ts'

const secret = { secretName: 'identifier-test', purpose: 'ticket' }

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
}, 60_000)
afterAll(() => test.close())

it('reads the ids that it named, the greatest of a row too', async () => {
  const identifiers = signedIdentifiers(test.database, secret)
  for (const id of [1, 35, 36, 2_147_483_647]) expect(await identifiers.read(await identifiers.of(id))).toBe(id)
})

it('reads nothing that another purpose named, or that was changed', async () => {
  const identifiers = signedIdentifiers(test.database, secret)
  const others = signedIdentifiers(test.database, { ...secret, purpose: 'invite' })
  const identifier = await identifiers.of(7)
  expect(await identifiers.read(await others.of(7))).toBeNull()
  for (const given of ['', '7', identifier.replace('7-', '8-'), `${identifier}A`, identifier.toUpperCase()])
    expect(await identifiers.read(given)).toBeNull()
})

it('reads no id that no row can have, though it is signed', async () => {
  const text = 'zzzzzzz'
  const signature = await signer(test.database, secret).sign(text)
  expect(await signedIdentifiers(test.database, secret).read(`${text}-${signature}`)).toBeNull()
})
