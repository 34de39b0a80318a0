import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { withSchemasOfGraph } from './rest-schemas.ts'

const graph = buildSchema(`
  scalar Date
  "Where it is in its life."
  enum Status { "On the market." open "Sold." closed }
  "A lot."
  type Lot {
    "Its number." id: Int!
    "Whose it is." ownerId: Int
    "How large it is." size: Float
    "When it was sold." soldOn: Date
    "Its status." status: Status!
    "Those beside it." neighbours: [Lot!]!
  }
  type Query { lot: Lot }
`)
const contract = (schemas: string) => `
paths: { /lot: { get: { schema: { $ref: '#/components/schemas/Lot' } } } }
components:
  schemas:
    Identifier: { type: integer }
    CalendarDay: { type: string }
    ${schemas}
`
const made = (schemas = '') => parse(withSchemasOfGraph(contract(schemas), graph, 'Generated.')).components.schemas

describe('the schemas of REST', () => {
  it('are made of the types of the graph that the contract refers to, and of those inside them', () => {
    expect(Object.keys(made())).toEqual(['Identifier', 'CalendarDay', 'Lot', 'Status'])
    expect(made().Lot).toEqual({
      description: 'A lot.',
      type: 'object',
      additionalProperties: false,
      required: ['id', 'ownerId', 'size', 'soldOn', 'status', 'neighbours'],
      properties: {
        id: { $ref: '#/components/schemas/Identifier', description: 'Its number.' },
        ownerId: {
          oneOf: [{ $ref: '#/components/schemas/Identifier' }, { type: 'null' }],
          description: 'Whose it is.',
        },
        size: { type: ['number', 'null'], description: 'How large it is.' },
        soldOn: {
          oneOf: [{ $ref: '#/components/schemas/CalendarDay' }, { type: 'null' }],
          description: 'When it was sold.',
        },
        status: { $ref: '#/components/schemas/Status', description: 'Its status.' },
        neighbours: {
          type: 'array',
          items: { $ref: '#/components/schemas/Lot' },
          description: 'Those beside it.',
        },
      },
    })
    expect(made().Status).toEqual({
      description: 'Where it is in its life.\n\n- `open`: On the market.\n- `closed`: Sold.',
      type: 'string',
      enum: ['open', 'closed'],
    })
  })

  it('are refused where the contract states a type of the graph again', () => {
    expect(() => made('Status: { type: string }')).toThrow(
      'Types of the graph, which the contract of REST states again: Status',
    )
  })

  it('are refused where the contract refers to what neither has', () => {
    expect(() => made("Other: { $ref: '#/components/schemas/Castle' }")).toThrow('refers to Castle')
  })
})
