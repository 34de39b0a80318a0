import {
  getNullableType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { portalSchema } from '#server/platform/graphql/schema.ts'
import { type ContractSchema, readRestContract } from './contract.ts'
import { filledParameters } from './operations.ts'
import { selectionOf } from './selection.ts'

const contract = readRestContract()
const graph = portalSchema({})
const schemas = Object.entries(contract.components.schemas)
/** REST answers them at paths of their own, says them with its medians, or has them left out: only pages part a total. */
const leftToOtherPaths: Readonly<Record<string, readonly string[]>> = {
  // What only a page of their own shows is in AgentProfile and OfficeProfile.
  Agent: [
    'bio',
    'website',
    'awards',
    'socialLinks',
    'videos',
    'servicedLocations',
    'areasOfExpertise',
    'reviewSummary',
    'performance',
    'isClaimed',
    'hasLeft',
    'followerCount',
    'followingCount',
  ],
  Office: ['about', 'agents', 'figures'],
  Location: ['boundary', 'latestMedians'],
  ListingSearchResult: ['chosenTotal', 'leftOutCount', 'nearestMatches'],
}
const summaries: Readonly<Record<string, string>> = { Location: 'LocationSummary', Date: 'CalendarDay' }
const optional: Readonly<Record<string, readonly string[]>> = { ListingSearchResult: ['aggregations'] }

type Described = ContractSchema & {
  description?: string
  enum?: string[]
  required?: string[]
  additionalProperties?: boolean
  allOf?: ContractSchema[]
}

/** "ListingSummary[]", "integer|null": a type as a text that both contracts can be written in. */
function wordsOf(schema: ContractSchema): string {
  if (schema.oneOf !== undefined) return schema.oneOf.map(wordsOf).join('|')
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '')
    return name === 'Identifier' ? 'integer' : name
  }
  const types = [schema.type ?? ''].flat()
  return types.map((type) => (type === 'array' ? `${wordsOf(schema.items ?? {})}[]` : type)).join('|')
}

const scalars: Readonly<Record<string, string>> = {
  Int: 'integer',
  Float: 'number',
  String: 'string',
  Boolean: 'boolean',
  DateTime: 'string',
}

function graphWordsOf(type: GraphQLOutputType): string {
  const inner = getNullableType(type)
  const name = isListType(inner) ? `${graphWordsOf(inner.ofType)}[]` : inner.name
  const words = scalars[name] ?? summaries[name] ?? summaries[name.replace('[]', '')]?.concat('[]') ?? name
  return isNonNullType(type) ? words : `${words}|null`
}

describe('the REST contract', () => {
  it('has the fields of the graph, of the same types, under the same names', () => {
    let compared = 0
    for (const [name, schema] of schemas) {
      const type = graph.getType(name)
      if (!isObjectType(type)) continue
      const fields = Object.values(type.getFields()).filter((field) => !leftToOtherPaths[name]?.includes(field.name))
      const expected = Object.fromEntries(fields.map((field) => [field.name, graphWordsOf(field.type)]))
      const stated = Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, wordsOf(inner)])
      expect([name, Object.fromEntries(stated)]).toEqual([name, expected])
      compared += 1
    }
    expect(compared).toBeGreaterThan(40)
  })

  it('has the values of the enumerations of the graph', () => {
    const enumerations = (schemas as [string, Described][]).flatMap(([name, schema]) => {
      const type = graph.getType(name)
      return isEnumType(type)
        ? [{ name, stated: schema.enum, values: type.getValues().map((value) => value.name) }]
        : []
    })
    expect(enumerations).toHaveLength(29)
    for (const { name, stated, values } of enumerations) expect([name, stated]).toEqual([name, values])
  })

  it('takes the fields of the inputs of the graph', () => {
    for (const [name, schema] of schemas) {
      const type = graph.getType(name)
      if (!isInputObjectType(type)) continue
      expect([name, Object.keys(schema.properties ?? {}).sort()]).toEqual([name, Object.keys(type.getFields()).sort()])
    }
  })

  it('closes every object, requires every field of an answer and describes every field', () => {
    for (const [name, schema] of schemas as [string, Described][]) {
      expect([name, schema.description]).toEqual([name, expect.stringMatching(/\w/)])
      if (schema.properties === undefined) continue
      expect([name, schema.additionalProperties]).toEqual([name, false])
      const fields = Object.entries(schema.properties) as [string, Described][]
      for (const [field, { description }] of fields) {
        expect([name, field, description]).toEqual([name, field, expect.stringMatching(/\w/)])
      }
      if (name.endsWith('Input') || name === 'ProblemError') continue
      const expected = fields.map(([field]) => field).filter((field) => !optional[name]?.includes(field))
      expect([name, schema.required]).toEqual([name, expected])
    }
  })

  it('fills exactly the parameters that have a default', () => {
    const parameters = collect(contract, 'in') as { name: string; in: string; schema: { default?: unknown } }[]
    const filled = parameters.filter(({ schema }) => schema.default !== undefined).map(({ name }) => name)
    expect([...new Set(filled)].sort()).toEqual([...filledParameters].sort())
  })
})

describe('a selection', () => {
  it('asks for every field of a schema, and for the fields of those inside it', () => {
    expect(selectionOf(contract, 'LocationSuggestion')).toBe('location { id uri name stateCode postcode } label type')
    expect(selectionOf(contract, 'ListingMedia')).toBe('photoCount photos { identifier version caption width height }')
  })

  it('renames and leaves out as it is told', () => {
    expect(
      selectionOf(contract, 'LocationSpatial', { renamed: { locationId: 'id' }, without: ['bounds', 'boundary'] }),
    ).toBe('locationId: id latLong { latitude longitude }')
  })

  it('refuses a schema that the contract does not have', () => {
    expect(() => selectionOf(contract, 'Castle')).toThrow('The REST contract has no schema Castle')
  })
})

/** Every object of a tree that has a property. */
function collect(tree: unknown, property: string): unknown[] {
  if (tree === null || typeof tree !== 'object') return []
  const inner = Object.values(tree).flatMap((part) => collect(part, property))
  return property in tree && typeof Reflect.get(tree, property) === 'string' ? [tree, ...inner] : inner
}
