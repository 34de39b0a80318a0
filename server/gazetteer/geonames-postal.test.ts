import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateCodes } from '#domain/lookups/states.ts'
import { type PostalPlace, type PostalRow, readPostalRows } from './geonames-postal.ts'

async function gathered(rows: AsyncIterable<PostalRow>): Promise<PostalRow[]> {
  const all: PostalRow[] = []
  for await (const row of rows) all.push(row)
  return all
}

async function rowsOf(...chunks: string[]): Promise<PostalRow[]> {
  return gathered(readPostalRows(chunks))
}

const header = 'postcode,place_name,state_name,state_code,latitude,longitude,accuracy'
const barton = {
  name: 'Barton',
  stateCode: 'ACT',
  postcode: '0221',
  latitude: -35.3049,
  longitude: 149.1412,
  accuracy: 4,
}

describe('the CSV with a header', () => {
  it('gives places, with the zeros that were lost', async () => {
    expect(await rowsOf(`${header}\n221,Barton,Australian Capital Territory,ACT,-35.3049,149.1412,4\n`)).toEqual([
      { kind: 'place', line: 2, place: barton },
    ])
  })

  it('takes quoted fields, other orders, CRLF, a byte order mark and no accuracy', async () => {
    const text = '\uFEFFState_Code,place_name,"postcode",longitude,latitude\r\nact,"Barton",0221,149.1412,-35.3049\r\n'
    expect(await rowsOf(text)).toEqual([{ kind: 'place', line: 2, place: { ...barton, accuracy: null } }])
  })

  it('says of each bad row where it is and why', async () => {
    const lines = [
      header,
      '',
      '22,Barton,,ACT,-35.3,149.1,4',
      '2600,,,ACT,-35.3,149.1,4',
      '2600,Barton,,XYZ,-35.3,149.1,4',
      '2600,Barton,,ACT,,149.1,4',
      '2600,Barton,,ACT,35.3,149.1,4',
      '2600,Barton,,ACT,-35.3,149.1,good',
      '2600,"Barton,,ACT,-35.3,149.1,4',
      '2600',
      '2600,Barton,,ACT,-35.3,149.1,4',
    ]
    const rows = await rowsOf(lines.join('\n'))
    expect(rows.map((row) => `${row.line} ${row.kind === 'bad' ? row.reason : row.kind}`)).toEqual([
      '3 no postcode: "22"',
      '4 no name of a place: ""',
      '5 no state: "XYZ"',
      '6 not in Australia: ", 149.1"',
      '7 not in Australia: "35.3, 149.1"',
      '8 no accuracy: "good"',
      '9 a quotation mark is out of place',
      '10 no name of a place: ""',
      '11 place',
    ])
  })

  it('stops at a header that names other things', async () => {
    expect(await rowsOf('name,population\nBarton,2000\n')).toEqual([
      {
        kind: 'bad',
        line: 1,
        reason: 'the header does not name postcode, place_name, state_code, latitude and longitude',
      },
    ])
  })
})

describe('the original between tabs', () => {
  const row = 'AU\t0221\tBarton\tAustralian Capital Territory\tACT\t\t\t\t\t-35.3049\t149.1412\t4'

  it('gives places from its first line on, and tells other countries', async () => {
    expect(await rowsOf(`${row}\nNZ\t6011\tWellington\t\t\t\t\t\t\t-41.3\t174.8\t4\n${row}\t\n`)).toEqual([
      { kind: 'place', line: 1, place: barton },
      { kind: 'abroad', line: 2 },
      { kind: 'bad', line: 3, reason: '13 columns, not 12' },
    ])
  })

  it('takes the name of the state where its code is another', async () => {
    expect(await rowsOf(row.replace('\tACT\t', '\t01\t'))).toEqual([{ kind: 'place', line: 1, place: barton }])
  })
})

describe('any file', () => {
  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1e5, max: max * 1e5 }).map((value) => value / 1e5)
  const place: fc.Arbitrary<PostalPlace> = fc.record({
    name: fc
      .stringMatching(/^[A-Z][a-z]{2,12}( [A-Z][a-z]{2,9})?$/)
      .filter((name) => !/Saint|Mt|Hmas|Mc|Wattleglen/.test(name)),
    stateCode: fc.constantFrom(...stateCodes),
    postcode: fc.integer({ min: 200, max: 9999 }).map((code) => String(code).padStart(4, '0')),
    latitude: degrees(-54, -10),
    longitude: degrees(97, 168),
    accuracy: fc.option(fc.integer({ min: 1, max: 6 })),
  })
  const csvLine = ({ name, stateCode, postcode, latitude, longitude, accuracy }: PostalPlace) =>
    `${Number(postcode)},"${name}",,${stateCode},${latitude},${longitude},${accuracy ?? ''}`
  const tabLine = ({ name, stateCode, postcode, latitude, longitude, accuracy }: PostalPlace) =>
    `AU\t${postcode}\t${name}\t\t${stateCode}\t\t\t\t\t${latitude}\t${longitude}\t${accuracy ?? ''}`
  const chunksOf = (text: string, size: number) =>
    Array.from({ length: Math.ceil(text.length / size) }, (_, chunk) => text.slice(chunk * size, (chunk + 1) * size))

  it('reads back what was written, in both forms, however it is cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(place, { minLength: 1 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        async (places, size, isCsv) => {
          const lines = isCsv ? [header, ...places.map(csvLine)] : places.map(tabLine)
          const rows = await rowsOf(...chunksOf(lines.join('\r\n'), size))
          expect(rows.map((row) => (row.kind === 'place' ? row.place : row))).toEqual(places)
        },
      ),
    )
  })

  it('is read to its end, each row told once', async () => {
    const noise = fc.string({ unit: fc.constantFrom(...'AU\t,"\n\r0221-35.3 Barton\u0000é'), maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(noise, fc.constantFrom('', `${header}\n`), async (text, start) => {
        const rows = await rowsOf(start, text)
        const lines = rows.map(({ line }) => line)
        expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b))
      }),
      { numRuns: 1000 },
    )
  })

  it('with endless lines does not fill the memory', async () => {
    function* endless() {
      yield `${header}\n`
      for (let chunk = 0; chunk < 2000; chunk++) yield 'x'.repeat(10_000)
      yield '\n221,Barton,,ACT,-35.3049,149.1412,4'
    }
    const rows = await gathered(readPostalRows(endless()))
    expect(rows.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'bad'],
      [3, 'place'],
    ])
  })
})
