import type argon2Module from '@node-rs/argon2'
import { vi } from 'vitest'

/**
 * Hashes of passwords at the least cost that argon2 has, in suites that sign thousands of members in and up. What the hashes of the
 * portal cost is of server/modules/identity/passwords.test.ts; comparing goes by the cost that stands in the hash.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof argon2Module>()
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
  return { ...argon2, hash }
})
