import { FeedRefused } from './feed-refused.ts'

const DECLARED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/u
const LONGEST_DECLARATION = 200
/** Names of encodings as systems write them, and how they are read. Latin 1 is read as windows-1252, as browsers do. */
const decoders: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
}
/** Characters that XML has not; systems send them from word processors. */
// oxlint-disable-next-line no-control-regex -- they are what is left out
const NO_CHARACTER = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu

/** The text of a file, by what it says of its encoding. Throws FeedRefused for another encoding, and for bytes that are not of it. */
export async function* decodeFeed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    yield textOf(decoder, chunk)
  }
  if (decoder !== null) yield textOf(decoder)
}

function textOf(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined }).replaceAll(NO_CHARACTER, '')
  } catch {
    throw new FeedRefused(`The file is not written in ${decoder.encoding.toUpperCase()}, as it says or has to.`)
  }
}

function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  const beginning = new TextDecoder('windows-1252').decode(first.subarray(0, LONGEST_DECLARATION)).replace('ï»¿', '')
  const name = DECLARED.exec(beginning)?.[1] ?? 'utf-8'
  const encoding = decoders[name.toLowerCase()]
  if (encoding === undefined)
    throw new FeedRefused(`The encoding “${name}” is not read: UTF-8 and windows-1252 are.`, 1)
  return encoding
}
