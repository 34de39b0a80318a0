import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLInputType, getNamedType, isInputObjectType, isScalarType } from 'graphql'
import { parse } from 'yaml'

/** The texts that mutations take: `AskQuestionInput.title`, `appealDecision.text`. */
export function textsOfMutations(): string[] {
  const schema = buildSchema(readFileSync('schema/generated/schema.graphql', 'utf8'))
  const names = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string, type: GraphQLInputType) => {
    const named = getNamedType(type)
    if (isScalarType(named) && (named.name === 'String' || named.name === 'ID')) names.add(name)
    if (!isInputObjectType(named) || visited.has(named.name)) return
    visited.add(named.name)
    for (const field of Object.values(named.getFields())) visit(`${named.name}.${field.name}`, field.type)
  }
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const argument of mutation.args) visit(`${mutation.name}.${argument.name}`, argument.type)
  }
  return [...names]
}

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}
type Contract = { paths: Record<string, Record<string, { operationId?: string; requestBody?: Body }>> }
type Body = Schema & { content?: Record<string, { schema: Schema }> }

/** The texts that bodies of REST have and that no pattern or format keeps from being markup: `createListingEnquiry.message`. */
export function textsOfBodies(): string[] {
  return ['rest', 'legacy'].flatMap((name) => {
    // The linter of the contract holds it to this form.
    const contract = parse(readFileSync(`schema/openapi/${name}.yaml`, 'utf8')) as Contract
    return Object.values(contract.paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ operationId = '', requestBody }) => {
        const body = requestBody && (resolved(contract, requestBody) as Body)
        return Object.values(body?.content ?? {}).flatMap(({ schema }) => textsIn(contract, schema, operationId))
      }),
    )
  })
}

function textsIn(contract: Contract, given: Schema, name: string): string[] {
  const schema = resolved(contract, given)
  const { type, properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = schema
  const within = Object.entries(properties).flatMap(([key, each]) => textsIn(contract, each, `${name}.${key}`))
  const parts = [...oneOf, ...anyOf, ...allOf, ...(items === undefined ? [] : [items])]
  const isText = [type ?? []].flat().includes('string') && mayBeMarkup(schema)
  return [...new Set([...(isText ? [name] : []), ...within, ...parts.flatMap((each) => textsIn(contract, each, name))])]
}

const mayBeMarkup = ({ format, pattern, enum: values, const: value }: Schema): boolean =>
  values === undefined &&
  value === undefined &&
  format === undefined &&
  (pattern === undefined || new RegExp(pattern).test('<script>ran(1)</script>'))

function resolved(contract: object, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  if (!schema.$ref.startsWith('#/')) return {}
  const found = schema.$ref
    .slice(2)
    .split('/')
    // Followed into what was parsed.
    .reduce((at, key) => (at as Record<string, object>)[key] ?? {}, contract)
  return resolved(contract, found)
}
