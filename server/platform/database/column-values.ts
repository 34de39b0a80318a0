type Parse = (text: string) => unknown

/**
 * How a column's text becomes a value, by type OID, the same for both databases: whole and decimal numbers are Number,
 * `date` stays yyyy-mm-dd text, `timestamptz` is a Date, json is parsed. Every other type stays text.
 */
export function columnParser(oid: number): Parse {
  return parsers.get(oid) ?? identity
}

const identity: Parse = (text) => text

function safeNumber(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`${text} does not fit a JavaScript number: cast it to text`)
  }
  return number
}

function instant(text: string): Date {
  const isoLike = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return new Date(isoLike)
}

const isTrue: Parse = (text) => text === 't'
const json: Parse = (text) => JSON.parse(text)
const bytes: Parse = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    parseArray(text, parse)

const parsers = new Map<number, Parse>([
  [16, isTrue],
  [17, bytes],
  [20, safeNumber],
  [21, Number],
  [23, Number],
  [26, Number],
  [114, json],
  [700, Number],
  [701, Number],
  [1184, instant],
  [1700, safeNumber],
  [3802, json],
  [199, arrayOf(json)],
  [1000, arrayOf(isTrue)],
  [1005, arrayOf(Number)],
  [1007, arrayOf(Number)],
  [1009, arrayOf(identity)],
  [1015, arrayOf(identity)],
  [1016, arrayOf(safeNumber)],
  [1021, arrayOf(Number)],
  [1022, arrayOf(Number)],
  [1182, arrayOf(identity)],
  [1185, arrayOf(instant)],
  [1231, arrayOf(safeNumber)],
  [3807, arrayOf(json)],
])

// A token of an array literal: a brace, a comma, a quoted element or a bare one.
const arrayToken = /[{},]|"(?:[^"\\]|\\.)*"|[^{},"]+/gs

function parseArray(text: string, parse: Parse): unknown[] {
  if (isFlatAndBare(text)) return parseFlatArray(text, parse)
  const root: unknown[] = []
  const open: unknown[][] = [root]
  for (const [token] of text.matchAll(arrayToken)) {
    const current = open.at(-1) ?? root
    if (token === '{') {
      const inner: unknown[] = []
      current.push(inner)
      open.push(inner)
    } else if (token === '}') open.pop()
    else if (token !== ',') current.push(arrayValue(token, parse))
  }
  // The literal's own braces made one element of the root.
  const [value] = root
  return Array.isArray(value) ? value : []
}

/** Most arrays are numbers or ids, thousands of them: no quotes and no inner arrays. */
const isFlatAndBare = (text: string): boolean => !text.includes('"') && text.lastIndexOf('{') === 0

function parseFlatArray(text: string, parse: Parse): unknown[] {
  const inside = text.slice(1, -1)
  return inside === '' ? [] : inside.split(',').map((token) => (token === 'NULL' ? null : parse(token)))
}

function arrayValue(token: string, parse: Parse): unknown {
  if (token.startsWith('"')) return parse(token.slice(1, -1).replace(/\\(.)/gs, '$1'))
  return token === 'NULL' ? null : parse(token)
}
