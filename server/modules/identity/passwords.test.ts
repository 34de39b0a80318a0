import { expect, it } from 'vitest'
import { hashOfPassword, hashPassword, isPasswordRight } from './passwords.ts'

it('a password is kept as argon2id with 19 MiB and two rounds, with a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('seven quiet streets'), hashPassword('seven quiet streets')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(second).not.toBe(first)
})

it('a password is right in either form of its letters, and wrong without a hash', async () => {
  const kept = await hashPassword('caf\u00e9 by the sea')
  expect(await isPasswordRight('cafe\u0301 by the sea', kept)).toBe(true)
  expect(await isPasswordRight('cafe by the sea', kept)).toBe(false)
  expect(await isPasswordRight('nobody has this password', null)).toBe(false)
})

it('several hashes are compared as many times as is asked for, wherever the right one stands', async () => {
  const compared: (string | null)[] = []
  const compare = async (_password: string, hash: string | null) => {
    compared.push(hash)
    return hash === 'right'
  }
  expect(await hashOfPassword('any', ['wrong', 'right'], { times: 4, compare })).toBe(1)
  expect(await hashOfPassword('any', [], { times: 4, compare })).toBe(-1)
  expect(compared).toEqual(['wrong', 'right', null, null, null, null, null, null])
})
