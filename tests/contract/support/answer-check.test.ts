import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { answerViolations } from './answer-check.ts'

const schema = buildSchema(`
  scalar Date
  scalar DateTime
  enum Colour { red green }
  type Home { id: Int! name: String colours: [Colour!]! on: Date at: DateTime price: Float next: Home }
  type Query { home: Home homes: [Home!]! }
  type Mutation { remove(id: Int!): Boolean! }
`)

const check = (query: string, data: unknown) => answerViolations(schema, parse(query), data)
const listing = (fields: string, data: object) => check(`{ home { ${fields} } }`, { home: data })

describe('the check of an answer', () => {
  it('finds nothing in what the schema allows', () => {
    const data = { id: 1, name: null, colours: ['red'], on: '2026-11-20', at: '2026-11-20T10:00:00+11:00', price: 1.5 }
    expect(listing('id name colours on at price', data)).toEqual([])
    expect(check('{ home { id } }', { home: null })).toEqual([])
    expect(
      check('query { a: homes { ...F } } fragment F on Home { next { id } }', { a: [{ next: { id: 1 } }] }),
    ).toEqual([])
  })

  it('reads changes of data by their own type, and says when the schema has no such operation', () => {
    expect(check('mutation { remove(id: 1) }', { remove: true })).toEqual([])
    expect(check('mutation { remove(id: 1) }', { remove: null })).toEqual(['.remove is null'])
    expect(check('subscription { home }', {})).toEqual(['the document has no operation of the schema'])
  })

  it.each([
    ['a field that is missing', 'id name', { id: 1 }, '.home.name is missing'],
    ['a field that was not asked for', 'id', { id: 1, name: 'x' }, '.home.name was not asked for'],
    ['null where a value must be', 'id', { id: null }, '.home.id is null'],
    ['null inside a list', 'colours', { colours: [null] }, '.home.colours.0 is null'],
    ['a word that the enum lacks', 'colours', { colours: ['blue'] }, '.home.colours.0 is "blue", no Colour'],
    ['a single value for a list', 'colours', { colours: 'red' }, '.home.colours is no list'],
    ['a number with a fraction', 'id', { id: 1.5 }, '.home.id is 1.5, no Int'],
    ['a number too large', 'id', { id: 2 ** 31 }, '.home.id is 2147483648, no Int'],
    ['a day that does not exist', 'on', { on: '2026-02-30' }, '.home.on is "2026-02-30", no Date'],
    [
      'an instant without its offset',
      'at',
      { at: '2026-11-20T10:00:00' },
      '.home.at is "2026-11-20T10:00:00", no DateTime',
    ],
    ['a text for an object', 'next { id }', { next: 'x' }, '.home.next is no object of Home'],
  ])('reports %s', (_about, fields, data, violation) => {
    expect(listing(fields, data)).toEqual([violation])
  })
})
