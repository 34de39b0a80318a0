import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedElement } from '#domain/feeds/feed-element.ts'
import { FeedRefused } from './feed-refused.ts'
import { readFeed } from './read-feed.ts'

async function read(...chunks: (Buffer | string)[]): Promise<{ listings: FeedElement[]; refused: FeedRefused | null }> {
  const listings: FeedElement[] = []
  try {
    for await (const listing of readFeed(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))))
      listings.push(listing)
  } catch (error) {
    if (error instanceof FeedRefused) return { listings, refused: error }
    throw error
  }
  return { listings, refused: null }
}
const list = (content: string) => `<?xml version="1.0" encoding="utf-8"?>\n<propertyList>\n${content}\n</propertyList>`

it('reads the listings of a list with what is in them, and the line on which each begins', async () => {
  const { listings, refused } = await read(
    list('<land\n status="sold"><agentID>X &amp; Y</agentID><note><![CDATA[<b>]]></note></land>\n<pewPew/>'),
  )
  expect(refused).toBeNull()
  expect(listings).toEqual([
    {
      name: 'land',
      line: 3,
      attributes: { status: 'sold' },
      text: '',
      children: [
        { name: 'agentID', line: 4, attributes: {}, text: 'X & Y', children: [] },
        { name: 'note', line: 4, attributes: {}, text: '<b>', children: [] },
      ],
    },
    { name: 'pewPew', line: 5, attributes: {}, text: '', children: [] },
  ])
})

it('reads a listing without a list, and a document type that is somewhere else', async () => {
  const doctype = '<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd">'
  expect(await read(`${doctype}<rental/>`)).toMatchObject({ listings: [{ name: 'rental' }], refused: null })
})

it('reads the same whatever the pieces that it comes in', async () => {
  const file = Buffer.from(list('<rental><street>Café Lane</street></rental><land status="current">🏡</land>'))
  const whole = await read(file)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: file.length }), { maxLength: 8 }), async (cuts) => {
      const at = [0, ...cuts.toSorted((one, other) => one - other), file.length]
      const pieces = at.slice(1).map((end, index) => file.subarray(at[index], end))
      expect(await read(...pieces.filter(({ length }) => length > 0))).toEqual(whole)
    }),
  )
})

describe('encodings', () => {
  const declared = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><land><street>Café</street></land>`
  it.each([
    ['utf-8', Buffer.from(declared('utf-8'))],
    ['utf-8 with a mark', Buffer.from(`\uFEFF${declared('utf-8')}`)],
    ['windows-1252', Buffer.from(declared('windows-1252'), 'latin1')],
    ['latin 1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['utf-16', Buffer.from(`\uFEFF${declared('utf-16')}`, 'utf16le')],
  ])('%s', async (_name, file) => {
    expect(await read(file)).toMatchObject({ listings: [{ children: [{ text: 'Café' }] }], refused: null })
  })

  it('are named where they are not read, or are not what the file says', async () => {
    expect((await read(declared('ebcdic-us'))).refused?.message).toBe(
      'The encoding “ebcdic-us” is not read: UTF-8 and windows-1252 are.',
    )
    expect((await read(Buffer.from(declared('utf-8'), 'latin1'))).refused?.message).toBe(
      'The file is not written in UTF-8, as it says or has to.',
    )
  })

  it('leave out characters that XML has not', async () => {
    expect(await read(list('<land><t>*\u0016Rental\u0000</t></land>'))).toMatchObject({
      listings: [{ children: [{ text: '*Rental' }] }],
    })
  })
})

/** Some more than a listing may have. */
const LONGEST_BYTES = 4_000_000

describe('a hostile file', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}">]>`
  it.each([
    ['entities within entities', `${bomb}<land>&b;</land>`, 'A file with a document type of its own is not read.'],
    [
      'a file of the server',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><land>&x;</land>',
      'A file with a document type of its own is not read.',
    ],
    ['an entity of nowhere', list('<land>&x;</land>'), 'The file is no valid XML: undefined entity.'],
    ['too deep', '<a>'.repeat(100_000), 'Elements stand at most 12 deep.'],
    ['too many elements', list(`<land>${'<a/>'.repeat(3000)}</land>`), 'A listing has at most 2000 elements.'],
    ['too long a text', list(`<land>${'x'.repeat(2_000_000)}</land>`), 'A listing has at most 1000000 characters.'],
    ['a comment without an end', `<land><!--${'x'.repeat(2_000_000)}`, 'A listing has at most 1000000 characters.'],
    ['a value without an end', `<land a="${'x'.repeat(2_000_000)}`, 'A listing has at most 1000000 characters.'],
    ['cut off', list('<land/>').slice(0, -10), 'The file is no valid XML: unclosed tag: propertyList'],
    ['two roots', '<land/><land/>', 'The file is no valid XML: documents may contain only one root.'],
    ['nothing', '', 'The file is no valid XML: document must contain a root element.'],
    ['no XML', 'PK\u0003\u0004', 'The file is no valid XML: text data outside of root node.'],
  ])('with %s is refused', async (_name, file, reason) => {
    const { refused } = await read(file)
    expect(refused?.message).toBe(reason)
    expect(refused?.line).toBeGreaterThan(0)
  })

  const long = 'A listing has at most 1000000 characters.'
  it.each([
    ['elements within elements', '', '<a>', 'Elements stand at most 12 deep.'],
    ['elements beside one another', '', '<a/>', 'A listing has at most 2000 elements.'],
    ['text', '', 'x', long],
    ['characters by their number', '', '&#120;', long],
    ['a comment', '<!--', ' x', long],
    ['a section of characters', '<![CDATA[', ' x', long],
    ['an instruction', '<?x', ' y', long],
    ['a name', '<', 'a', long],
    ['a value', '<b c="', 'x', long],
    ['a document type', '</land></propertyList><!DOCTYPE a [', '<!ENTITY b "c">', /./],
  ])('that never ends with %s is refused before long', async (_name, opening, more, reason) => {
    let taken = 0
    async function* endless() {
      yield Buffer.from(`<propertyList><land>${opening}`)
      const piece = Buffer.from(more.repeat(Math.ceil(65_536 / more.length)))
      for (; taken < LONGEST_BYTES; taken += piece.length) yield piece
      throw new Error('It is read on')
    }
    const refused = (async () => {
      for await (const listing of readFeed(Readable.from(endless()))) void listing
    })()
    await expect(refused).rejects.toThrow(FeedRefused)
    await expect(refused).rejects.toThrow(reason)
  })

  it.each([
    ['utf-8', (text: string) => Buffer.from(text)],
    ['utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('cut off at any byte of %s is refused, with the listings before', async (encoding, encode) => {
    const file = encode(`<propertyList><land><a>é</a></land><rental b="ü"/></propertyList>`)
    for (let length = 1; length < file.length; length += 1) {
      const { listings, refused } = await read(file.subarray(0, length))
      expect([encoding, length, refused === null]).toEqual([encoding, length, false])
      expect(['', 'land', 'land,rental']).toContain(listings.map(({ name }) => name).join())
    }
  })

  it('stands as far as it could be read', async () => {
    const { listings, refused } = await read(`<propertyList><land/><rental/>\n<land><b></land></propertyList>`)
    expect(listings.map(({ name }) => name)).toEqual(['land', 'rental'])
    expect(refused).toMatchObject({ line: 2 })
  })
})
