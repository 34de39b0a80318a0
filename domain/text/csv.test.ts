import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvOf, type CsvValue } from './csv.ts'

/** Reads RFC 4180 sign by sign. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 1; at < csv.length; at += 1) {
    const sign = csv[at] ?? ''
    if (isQuoted && sign === '"' && csv[at + 1] === '"') cell += csv[(at += 1)]
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === ',' || (sign === '\r' && csv[at + 1] === '\n'))) {
      row.push(cell)
      cell = ''
      if (sign === '\r') {
        rows.push(row)
        row = []
        at += 1
      }
    } else cell += sign
  }
  return rows
}

const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ' ', '1', 'a'))
    .map((signs) => signs.join('')),
)

it('has a cell for each value, and none that begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, fc.integer()), { minLength: 1, maxLength: 5 }), (rows) => {
      const cells = cellsOf(csvOf(rows))
      expect(cells.map((row) => row.length)).toEqual(rows.map(() => 3))
      for (const [at, row] of rows.entries()) {
        const [first = '', second = '', third] = cells[at] ?? []
        expect(first + second).not.toMatch(/^[=+\-@\t\r]/)
        expect([first, second].map((each) => each.replace(/^'/, ''))).toEqual(
          row.slice(0, 2).map((each) => String(each).replace(/^'/, '')),
        )
        expect(third).toBe(String(row[2]))
      }
    }),
  )
})

const cases: [CsvValue, string][] = [
  ['=1+1', "'=1+1"],
  ['+61 3', "'+61 3"],
  ['-2', "'-2"],
  [-2, '-2'],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['1, High Street', '"1, High Street"'],
  ['the "big" one', '"the ""big"" one"'],
  [null, ''],
  [undefined, ''],
]

it.each(cases)('writes %j as %j', (value, cell) => {
  expect(csvOf([[value, 'end']])).toBe(`\u{FEFF}${cell},end\r\n`)
})
