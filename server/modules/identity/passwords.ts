import { hash, verify } from '@node-rs/argon2'

/** argon2id, the default of the library, with 19 MiB and two rounds: about 5 ms of one processor. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password, with its salt and parameters. Passwords are compared in their NFKC form. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), options)

let hashOfNobody: Promise<string> | null = null

/**
 * Whether a password belongs to a hash. Without a hash (no such member, or none with a password) it takes as long and is
 * false, so that the time reveals nothing.
 */
export async function isPasswordRight(password: string, passwordHash: string | null): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password.normalize('NFKC'))
  return isRight && passwordHash !== null
}

/**
 * Which of several hashes a password belongs to; -1 for none. It compares `times` hashes in any case, so that the time does not
 * reveal how many there are.
 */
export async function hashOfPassword(
  password: string,
  hashes: readonly (string | null)[],
  { times, compare = isPasswordRight }: { times: number; compare?: typeof isPasswordRight },
): Promise<number> {
  let found = -1
  for (let at = 0; at < times; at++) {
    const isRight = await compare(password, hashes[at] ?? null)
    if (isRight && found === -1) found = at
  }
  return found
}
