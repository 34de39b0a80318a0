import {
  getNullableType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { parseDocument } from 'yaml'

type Schema = Record<string, unknown>

/** Fields that REST answers at paths of their own, says with its medians, or has left out. */
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
  // Only pages part a total.
  ListingSearchResult: ['chosenTotal', 'leftOutCount', 'nearestMatches'],
}
/** Fields that an answer has where they were asked for. */
const optional: Readonly<Record<string, readonly string[]>> = { ListingSearchResult: ['aggregations'] }
/** Types of the graph that REST answers by another schema. */
const namedOtherwise: Readonly<Record<string, string>> = { Location: 'LocationSummary', Date: 'CalendarDay' }
const scalars: Readonly<Record<string, Schema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
}
const prefix = '#/components/schemas/'

/**
 * The contract of REST, complete: with a schema for every object and enumeration of the graph that it refers to.
 * Throws where it states one of them itself, for a type is written once.
 */
export function withSchemasOfGraph(text: string, graph: GraphQLSchema, banner: string): string {
  const contract = parseDocument(text)
  // The project's own file; its tests hold it to OpenAPI.
  const own = Object.keys((contract.toJS() as { components: { schemas: Schema } }).components.schemas)
  const restated = own.filter((name) => isOfGraph(graph, name))
  if (restated.length > 0)
    throw new Error(`Types of the graph, which the contract of REST states again: ${restated.join(', ')}`)
  const waiting = referredTo(contract)
  const made = new Set<string>()
  for (const name of waiting) {
    if (own.includes(name) || made.has(name)) continue
    const schema = schemaOf(graph, name)
    made.add(name)
    contract.setIn(['components', 'schemas', name], contract.createNode(schema))
    waiting.push(...referredTo(schema))
  }
  contract.commentBefore = ` ${banner}`
  return contract.toString({ lineWidth: 0 })
}

const isOfGraph = (graph: GraphQLSchema, name: string): boolean => {
  const type = graph.getType(name)
  return isObjectType(type) || isEnumType(type)
}

function schemaOf(graph: GraphQLSchema, name: string): Schema {
  const type = graph.getType(name)
  if (isEnumType(type)) {
    const values = type.getValues()
    const meanings = values.map((value) => `- \`${value.name}\`: ${value.description}`)
    const description = [type.description, '', ...meanings].join('\n')
    return { description, type: 'string', enum: values.map((value) => value.name) }
  }
  if (!isObjectType(type)) throw new Error(`The contract of REST refers to ${name}, which neither it nor the graph has`)
  const fields = Object.values(type.getFields()).filter((field) => !leftToOtherPaths[name]?.includes(field.name))
  return {
    description: type.description,
    type: 'object',
    additionalProperties: false,
    required: fields.map((field) => field.name).filter((field) => !optional[name]?.includes(field)),
    properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field)])),
  }
}

const propertyOf = (field: GraphQLField<unknown, unknown>): Schema => ({
  ...wordsOf(field.type, field.name),
  description: field.description,
})

function wordsOf(type: GraphQLOutputType, field: string): Schema {
  const inner = getNullableType(type)
  const schema = isListType(inner)
    ? { type: 'array', items: wordsOf(inner.ofType, '') }
    : namedSchema(inner.name, field)
  if (isNonNullType(type)) return schema
  return typeof schema.type === 'string' && schema.items === undefined
    ? { ...schema, type: [schema.type, 'null'] }
    : { oneOf: [schema, { type: 'null' }] }
}

function namedSchema(name: string, field: string): Schema {
  if (name === 'Int' && /^id$|Id$/.test(field)) return { $ref: `${prefix}Identifier` }
  if (name === 'Int' && isCount(field)) return { type: 'integer', minimum: 0 }
  return scalars[name] ?? { $ref: `${prefix}${namedOtherwise[name] ?? name}` }
}

/** What is counted, and parts of a list. */
const isCount = (field: string): boolean => /^(?:count|total|skip|take|days)$|[a-z](?:Count|Total)$/.test(field)

function referredTo(tree: unknown): string[] {
  const names: string[] = []
  for (const [, name = ''] of JSON.stringify(tree).matchAll(/"#\/components\/schemas\/(\w+)"/g)) names.push(name)
  return names
}
