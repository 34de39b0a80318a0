import { buildSchema, graphql } from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withCheckedArguments } from './checked-arguments.ts'

const base = readFileSync(new URL('graphql/base.graphql', import.meta.url), 'utf8')
const schema = withCheckedArguments(
  buildSchema(`${base}
    input Filter { query: String! = "" @length(max: 3) }
    extend type Query {
      named(name: String @length(max: 3), ids: [Int!]! = [1] @length(min: 1, max: 2)): String
      page(paging: PagingInput! = { skip: 0, take: 25 } @page(skip: 50)): String
      found(filters: [Filter!]!, rating: Int @range(min: 1, max: 5)): String
    }`),
  (message, field) => Object.assign(new Error(message), { extensions: { field } }),
)

async function answerTo(field: string) {
  const rootValue = { named: String, page: String, found: String }
  const { errors } = await graphql({ schema, source: `{ ${field} }`, rootValue })
  return errors?.map(({ message, extensions }) => [message, extensions.field]) ?? 'answered'
}

it.each([
  ['named(name: "abc", ids: [1, 2])', 'answered'],
  ['named(name: null)', 'answered'],
  ['named(name: "ab\u200Bc")', 'answered'],
  ['named(name: "abcd")', 'name', 'name may have at most 3 characters.'],
  ['named(name: "\\u0000")', 'name', 'name holds a character that cannot be kept.'],
  ['named(ids: [1, 2, 3])', 'ids', 'ids may name at most 2.'],
  ['named(ids: [])', 'ids', 'ids must name at least 1.'],
  ['page(paging: { skip: 50, take: 100 })', 'answered'],
  ['page(paging: { skip: 51 })', 'skip', 'skip must be from 0 to 50.'],
  ['page(paging: { take: 101 })', 'take', 'take must be from 1 to 100.'],
  ['found(filters: [{ query: "abc" }], rating: 5)', 'answered'],
  ['found(filters: [{}, { query: "abcd" }])', 'query', 'query may have at most 3 characters.'],
  ['found(filters: [], rating: 0)', 'rating', 'rating must be from 1 to 5.'],
])('%s: %s', async (field, at, message?: string) => {
  expect(await answerTo(field)).toEqual(message === undefined ? 'answered' : [[message, at]])
})
