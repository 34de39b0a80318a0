import { isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { portalSchema } from '#server/platform/graphql/schema.ts'
import { type ContractSchema, readRestContract } from './contract.ts'
import { filledParameters } from './operations.ts'
import { selectionOf } from './selection.ts'

const contract = readRestContract()
const graph = portalSchema({})
const schemas = Object.entries(contract.components.schemas)
const optional: Readonly<Record<string, readonly string[]>> = { ListingSearchResult: ['aggregations'] }

type Described = ContractSchema & {
  description?: string
  enum?: string[]
  required?: string[]
  additionalProperties?: boolean
  allOf?: ContractSchema[]
}

describe('the REST contract', () => {
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
    const location = 'location { id uri name stateCode postcode }'
    expect(selectionOf(contract, 'LocationSuggestion')).toBe(`${location} label type isMeant`)
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
