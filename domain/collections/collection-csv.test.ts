import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attackStrings } from '#tests/support/attack-strings.ts'
import { csvCell } from '../text/csv.ts'
import { collectionCsv } from './collection-csv.ts'

type Listing = Parameters<typeof collectionCsv>[0]['homes'][number]

const listing: Listing = {
  listingId: 7,
  url: 'https://homely.example/homes/1-smith-street-fitzroy-vic-3065/7',
  address: '1 Smith Street',
  suburb: 'Fitzroy, VIC 3065',
  propertyType: 'House',
  status: 'For sale',
  price: '$1,200,000',
  priceWhenAdded: '$1,300,000',
  bedrooms: 3,
  bathrooms: null,
  carSpaces: 1,
  landSizeM2: 240.5,
  addedAt: '2026-11-21T10:00:00Z',
  addedBy: 'Lena',
  reactions: [
    { name: 'Lena', reaction: 'like', comment: 'The "garden"' },
    { name: 'Sam', reaction: null, comment: 'Far from work' },
  ],
  note: '=HYPERLINK("http://evil.example")',
  stage: 'toInspect',
}

/** Reads RFC 4180, anew. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  let rest = csv
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    const plain = /^[^",\r\n]*/.exec(rest)?.[0] ?? ''
    rows.at(-1)?.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain)
    rest = rest.slice(quoted ? quoted[0].length : plain.length)
    if (rest.startsWith(',')) rest = rest.slice(1)
    else if (rest.startsWith('\r\n')) {
      rest = rest.slice(2)
      if (rest !== '') rows.push([])
    } else if (rest !== '') throw new Error(`No end of a cell: ${rest.slice(0, 20)}`)
    if (rest === '' && csv.endsWith(',')) rows.at(-1)?.push('')
  }
  return rows
}

describe('a collection as a table', () => {
  it('has one cell for each text, none of them a formula, whatever was typed', () => {
    for (const text of attackStrings) {
      const reactions = [{ name: text, reaction: null, comment: text }]
      const rows = cellsOf(
        collectionCsv({ homes: [{ ...listing, address: text, addedBy: text, note: text, reactions }] }),
      )
      expect(rows.map((row) => row.length)).toEqual([17, 17])
      const began = rows[1]?.filter((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u.test(cell))
      expect([text, began]).toEqual([text, []])
      expect(rows[1]?.[1]?.replace(/^'/, '')).toBe(text.replace(/^'/, ''))
    }
  })

  it('has a row for each home under its columns', () => {
    const csv = collectionCsv({ homes: [listing] })
    expect(csv.startsWith('\u{FEFF}Listing,Address,Suburb,')).toBe(true)
    const [titles = [], cells = []] = cellsOf(csv.slice(1))
    expect(Object.fromEntries(titles.map((title, at) => [title, cells[at]]))).toEqual({
      Listing: '7',
      Address: '1 Smith Street',
      Suburb: 'Fitzroy, VIC 3065',
      'Property type': 'House',
      Status: 'For sale',
      Price: '$1,200,000',
      'Price when added': '$1,300,000',
      Bedrooms: '3',
      Bathrooms: '',
      'Car spaces': '1',
      'Land (m²)': '240.5',
      Added: '2026-11-21T10:00:00Z',
      'Added by': 'Lena',
      Reactions: 'Lena: like The "garden"\nSam: Far from work',
      'Your note': '\'=HYPERLINK("http://evil.example")',
      'Your stage': 'toInspect',
      Link: listing.url,
    })
  })

  it.each(['=1+1', '+61 3 9000', '-5', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1', '\u{200B}=1', '%0A', "|' /C"])(
    'makes no formula of %j',
    (text) => {
      expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true)
    },
  )

  it('leaves plain text and numbers as they are', () => {
    expect(['12 Smith Street', '$1.2M', "O'Brien", -5, 0, null, ''].map((value) => csvCell(value))).toEqual([
      '12 Smith Street',
      '$1.2M',
      "O'Brien",
      '-5',
      '0',
      '',
      '',
    ])
  })

  it('gives back whatever was typed, aside from the apostrophe, and no cell begins a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (note, comment) => {
        const csv = collectionCsv({ homes: [{ ...listing, note, address: comment }] })
        const rows = cellsOf(csv.slice(1))
        expect(rows.map((row) => row.length)).toEqual([17, 17])
        expect([note, `'${note}`]).toContain(rows[1]?.[14])
        expect([comment, `'${comment}`]).toContain(rows[1]?.[1])
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })
})
