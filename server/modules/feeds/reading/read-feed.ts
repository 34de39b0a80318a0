import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { FeedElement } from '#domain/feeds/feed-element.ts'
import { decodeFeed } from './decode-feed.ts'
import { FeedRefused } from './feed-refused.ts'

const ROOT = 'propertylist'
const MOST_LEVELS = 12
const MOST_ELEMENTS = 2000
const MOST_CHARACTERS = 1_000_000
/** Characters that are parsed at once: the listings of one piece are in memory together. */
const PIECE = 65_536

/**
 * The listings of a REAXML file one by one, in memory for one piece of it. Throws FeedRefused where the file cannot be read on; what came
 * before stands. Nothing outside the file is read and no entity is expanded.
 */
export async function* readFeed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FeedElement> {
  const reader = listingReader()
  for await (const text of decodeFeed(chunks)) {
    for (let start = 0; start < text.length; start += PIECE) {
      yield* whatIsRead(reader, () => reader.write(text.slice(start, start + PIECE)))
    }
  }
  yield* whatIsRead(reader, reader.end)
}

/** The listings before a fault are read all the same. */
function* whatIsRead(reader: ReturnType<typeof listingReader>, step: () => void): Generator<FeedElement> {
  try {
    step()
  } finally {
    yield* reader.taken()
  }
}

type OpenElement = { -readonly [Key in keyof FeedElement]: FeedElement[Key] } & { children: FeedElement[] }

function listingReader() {
  const parser = new SaxesParser()
  const open: OpenElement[] = []
  let ready: FeedElement[] = []
  let isInList = false
  let line = 1
  let elements = 0
  let characters = 0

  const refuse = (reason: string): never => {
    throw new FeedRefused(reason, parser.line)
  }
  function count(more: number): void {
    characters += more
    if (characters > MOST_CHARACTERS) refuse(`A listing has at most ${MOST_CHARACTERS} characters.`)
  }
  function begin({ name, attributes }: SaxesTagPlain): void {
    if (open.length === 0 && !isInList && name.toLowerCase() === ROOT) {
      isInList = true
      return
    }
    elements += 1
    if (elements > MOST_ELEMENTS) refuse(`A listing has at most ${MOST_ELEMENTS} elements.`)
    if (open.length === MOST_LEVELS) refuse(`Elements stand at most ${MOST_LEVELS} deep.`)
    open.push({ name, line, attributes, text: '', children: [] })
  }
  function addText(text: string): void {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  function finish(): void {
    const element = open.pop()
    if (element === undefined) return
    const parent = open.at(-1)
    if (parent !== undefined) {
      parent.children.push(element)
      return
    }
    ready.push(element)
    elements = 0
    characters = 0
  }
  function taken(): FeedElement[] {
    const listings = ready
    ready = []
    return listings
  }

  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('A file with a document type of its own is not read.')
  })
  parser.on('opentagstart', () => {
    // A name that ends with its line was read to the next one.
    line = parser.line - (parser.columnIndex === 0 ? 1 : 0)
  })
  parser.on('opentag', begin)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', finish)
  parser.on('error', ({ message }) => refuse(`The file is no valid XML: ${message.replace(/^\d+:\d+: /u, '')}`))
  return {
    taken,
    write(text: string): void {
      parser.write(text)
      // What the parser still holds is counted too, as a comment or a value without an end.
      count(text.length)
    },
    end: () => void parser.close(),
  }
}
