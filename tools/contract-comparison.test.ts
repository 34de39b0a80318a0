import { describe, expect, it } from 'vitest'
import { breakingGraphqlChanges, breakingOpenApiChanges } from './contract-comparison.ts'

const restDocument = (parameter: string, code: number) => `
paths:
  /listing/{id}:
    parameters: [{ name: id, in: path, required: true }]
    get:
      ${parameter}
      responses: { ${code}: { description: The listing } }
`

describe('changes of the GraphQL contract', () => {
  it('names a field that was removed', () => {
    const changes = breakingGraphqlChanges('type Query { listing: Int suburb: Int }', 'type Query { listing: Int }')
    expect(changes).toEqual(['Query.suburb was removed.'])
  })

  it('has nothing against an added field, nor against the first schema', () => {
    expect(breakingGraphqlChanges('type Query { a: Int }', 'type Query { a: Int b: Int }')).toEqual([])
    expect(breakingGraphqlChanges('', 'type Query { a: Int }')).toEqual([])
  })
})

describe('changes of a REST contract', () => {
  it('names an operation that was removed', () => {
    const changes = breakingOpenApiChanges('rest.yaml', restDocument('', 200), 'paths: {}')
    expect(changes).toEqual(['rest.yaml: GET /listing/{id} was removed.'])
  })

  it('names a parameter that is newly required and an answer that is gone', () => {
    const present = restDocument('parameters: [{ name: mode, in: query, required: true }]', 204)
    expect(breakingOpenApiChanges('rest.yaml', restDocument('', 200), present)).toEqual([
      'rest.yaml: GET /listing/{id} now requires query parameter mode.',
      'rest.yaml: GET /listing/{id} no longer answers 200.',
    ])
  })

  it('has nothing against a parameter that may be left out', () => {
    const present = restDocument('parameters: [{ name: mode, in: query }]', 200)
    expect(breakingOpenApiChanges('rest.yaml', restDocument('', 200), present)).toEqual([])
  })
})
