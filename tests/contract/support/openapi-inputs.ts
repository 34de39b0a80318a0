import fc from 'fast-check'
import { readContract } from '#tests/support/read-contract.ts'
import { operationCases } from './contract-cases.ts'
import { days, decimals, type Flavour, fuzzCases, lists, perhapsWrong, texts, wholeNumbers } from './odd-values.ts'
import { plainRecord, plainValue } from './plain-values.ts'
import type { Sent } from './subjects.ts'

export type Schema = {
  $ref?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Parameter = { $ref?: string; name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }
type Body = { $ref?: string; content?: Record<string, { schema: Schema }> }
type Operation = { operationId: string; parameters?: Parameter[]; requestBody?: Body }
export type Contract = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

export type FuzzedOperation = { operationId: string; cases: number; requests: fc.Arbitrary<Sent> }

/** Every operation of schema/openapi/rest.yaml and legacy.yaml with requests to it, plain and odd. */
export const fuzzedOperations = (): FuzzedOperation[] => [...operationsOf('rest'), ...operationsOf('legacy')]

/** Every path of both contracts as it is called, with its methods. */
export const contractPaths = (): { path: string; methods: string[] }[] =>
  (['rest', 'legacy'] as const).flatMap((name) => {
    const { servers, paths } = readContract<Contract>(name)
    return Object.entries(paths).map(([path, methods]) => ({
      path: `${servers[0]?.url ?? ''}${path}`,
      methods: Object.keys(methods).map((method) => method.toUpperCase()),
    }))
  })

function operationsOf(name: 'rest' | 'legacy'): FuzzedOperation[] {
  const contract = readContract<Contract>(name)
  const prefix = contract.servers[0]?.url ?? ''
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      cases: fuzzCases(valueCount(contract, operation)),
      requests: fc
        .constantFrom<Flavour>('plain', 'odd')
        .chain((flavour) => requestsTo(contract, { method, path: `${prefix}${path}`, operation }, flavour)),
    })),
  )
}

/** How many single values a call has: its parameters, and what is in its body. */
function valueCount(contract: Contract, { parameters = [], requestBody }: Operation): number {
  const count = (given: Schema): number => {
    const { properties, items, oneOf, allOf } = resolve(contract, given)
    const parts = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(oneOf ?? []), ...(allOf ?? [])]
    return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + count(part), 0)
  }
  const body = requestBody && resolve(contract, requestBody).content?.['application/json']?.schema
  return parameters.length + (body === undefined ? 0 : count(body))
}

type Route = { method: string; path: string; operation: Operation }

function requestsTo(contract: Contract, { method, path, operation }: Route, flavour: Flavour): fc.Arbitrary<Sent> {
  const values = valuesOf(contract, flavour)
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
  const bodySchema =
    operation.requestBody && resolve(contract, operation.requestBody).content?.['application/json']?.schema
  const recordOf = (place: Parameter['in']) => {
    const own = parameters.filter((parameter) => parameter.in === place)
    const model = Object.fromEntries(own.map(({ name, schema }) => [name, values(operation.operationId, name, schema)]))
    const required = own.filter((parameter) => parameter.required).map(({ name }) => name)
    return flavour === 'plain' ? plainRecord(model, required) : fc.record(model, { requiredKeys: required })
  }
  const addresses = fc
    .record({ path: recordOf('path'), query: recordOf('query') })
    .filter((parts) => Object.values(parts.path).every(isPathPart))
    .map(
      (parts) =>
        path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => encoded(parts.path[name])) + queryText(parts.query),
    )
  const known = flavour === 'plain' ? answeredAddresses(operation.operationId) : []
  return fc
    .record({
      path: known.length === 0 ? addresses : fc.oneof(addresses, fc.constantFrom(...known)),
      body: bodySchema === undefined ? fc.constant(undefined) : values('', '', bodySchema),
    })
    .map((parts) => ({
      method: method.toUpperCase(),
      path: parts.path,
      ...(parts.body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(parts.body) }),
    }))
}

/** Addresses of which the cases know that there is an answer. */
const answeredAddresses = (operationId: string): string[] =>
  (operationCases[operationId] ?? []).flatMap((each) => (each.status < 300 ? each.path : []))

/** Empty parts and dots are other addresses, and so is what no address can hold. */
const isPathPart = (value: unknown): boolean => !/^\.{0,2}$/.test(textOf(value)) && textOf(value).length < 1500

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const encoded = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed())

function queryText(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item) => `${name}=${encoded(item)}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

type Values = (owner: string, name: string, schema: Schema) => fc.Arbitrary<unknown>

function valuesOf(contract: Contract, flavour: Flavour): Values {
  const values: Values = (owner, name, schema) =>
    (flavour === 'plain' ? plainValue(owner, name) : null) ?? perhapsWrong(someValues(schema), flavour)

  function objects({ properties = {}, required = [] }: Schema, owner: string): fc.Arbitrary<unknown> {
    const model = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, values(owner, name, schema)]),
    )
    const requiredKeys = required.filter((name) => Object.hasOwn(model, name))
    return flavour === 'plain' ? plainRecord(model, requiredKeys) : fc.record(model, { requiredKeys })
  }

  function someValues(given: Schema): fc.Arbitrary<unknown> {
    const schema = resolve(contract, given)
    const owner = given.$ref?.split('/').at(-1) ?? ''
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
    if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(someValues))
    if (schema.allOf !== undefined) return merged(schema.allOf.map(someValues))
    if (schema.properties !== undefined) return objects(schema, owner)
    const types = [schema.type ?? []].flat()
    return fc.oneof(...types.map((type) => plainType(type, schema)))
  }

  function plainType(type: string, schema: Schema): fc.Arbitrary<unknown> {
    switch (type) {
      case 'null':
        return fc.constant(null)
      case 'boolean':
        return fc.boolean()
      case 'integer':
        return wholeNumbers[flavour]
      case 'number':
        return decimals[flavour]
      case 'array':
        return lists(someValues(schema.items ?? {}), flavour)
      case 'string':
        return schema.format === 'date' ? days[flavour] : texts[flavour]
      default:
        throw new Error(`No values are known for ${JSON.stringify(schema)}`)
    }
  }
  return values
}

const merged = (parts: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> =>
  fc.tuple(...parts).map((values) => Object.assign({}, ...values))

export function resolve<Part extends { $ref?: string }>(contract: Contract, part: Part): Part {
  if (part.$ref === undefined) return part
  const [section = '', name = ''] = part.$ref.split('/').slice(-2)
  return contract.components[section]?.[name] as Part
}
