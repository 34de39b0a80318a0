import type { Database } from './database.ts'
import { signer } from './signer.ts'

/** Makes and reads texts by which a link names several numbers, such as the rows that it is about. */
export type SignedNumbers = {
  of(numbers: readonly number[]): Promise<string>
  /** Null for a text that this portal did not make. */
  read(text: string): Promise<number[] | null>
}

const LONGEST = 6000

/** Texts signed under a secret of this database, so that any server reads them; the prefix tells them from those of others. */
export function signedNumbers(
  database: Database,
  { prefix = '', ...secret }: { secretName: string; purpose: string; prefix?: string },
): SignedNumbers {
  const signatures = signer(database, secret)

  return {
    async of(numbers) {
      const text = numbers.map((number) => number.toString(36)).join('-')
      return `${prefix}${text}.${await signatures.sign(text)}`
    },
    async read(token) {
      if (!token.startsWith(prefix)) return null
      const [, text, given] =
        /^([a-z\d]{1,7}(?:-[a-z\d]{1,7})*)\.([\w-]{43})$/.exec(token.slice(prefix.length, LONGEST)) ?? []
      if (text === undefined || given === undefined) return null
      return (await signatures.hasSigned(text, given))
        ? text.split('-').map((number) => Number.parseInt(number, 36))
        : null
    },
  }
}
