import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

let known: ReadonlySet<string> | null = null

/**
 * Whether a password is one of the 49,233 commonest (common-passwords.md), also with up to six digits and signs before or
 * behind it, in capitals, parted by spaces, written twice, or with signs that look like its letters.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readWords()
  const plain = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  const bodies = [plain, bodyOf(plain)].flatMap((body) => [body, withoutRepeats(body)])
  return bodies.some((body) => spellingsOf(body).some((word) => known?.has(word)))
}

const bodyOf = (plain: string): string => plain.replace(/^[\d\W_]{0,6}/, '').replace(/[\d\W_]{0,6}$/, '')

const withoutRepeats = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Two tables: 1 and ! may stand for i or for l. */
function spellingsOf(body: string): string[] {
  const letters = body.replaceAll(/[03457@$]/g, (sign) => lookalikes[sign] ?? sign)
  return [body, letters.replaceAll(/[1!]/g, 'i'), letters.replaceAll(/[1!]/g, 'l')]
}

function readWords(): ReadonlySet<string> {
  const file = readFileSync(new URL('common-passwords.txt.gz', import.meta.url))
  return new Set(gunzipSync(file).toString('utf8').trimEnd().split('\n'))
}
