import type { FastifySchema } from 'fastify'
import type { ContractPaths } from './contract.ts'

/** An OpenAPI document, complete in itself. */
export type RoutedContract = { paths: ContractPaths; components: Readonly<Record<string, unknown>> }

type Schema = Record<string, unknown>
type Parameter = { name: string; in: keyof typeof partOf; required?: boolean; schema: Schema }
type RequestRoute = { operationId: string; method: string; url: string; bodyLimit?: number; schema: FastifySchema }

const partOf = { path: 'params', query: 'querystring', header: 'headers' } as const

/** The requests of each operation as Fastify checks them. Answers leave as their handlers give them, so nothing is read of those. */
export function requestRoutes(contract: RoutedContract): RequestRoute[] {
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId = '', parameters = [], requestBody, ...more }]) => ({
      operationId,
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(more['x-body-limit'] === undefined ? {} : { bodyLimit: more['x-body-limit'] }),
      schema: {
        operationId,
        // tools/lint-contract.ts holds the contract to OpenAPI.
        ...partsOf(inlined(parameters, contract) as Parameter[]),
        ...(requestBody && { body: inlined(requestBody, contract) }),
      },
    })),
  )
}

function partsOf(parameters: readonly Parameter[]): FastifySchema {
  return Object.fromEntries(
    Object.entries(Object.groupBy(parameters, (parameter) => partOf[parameter.in])).map(([part, ofPart]) => [
      part,
      {
        type: 'object',
        properties: Object.fromEntries(ofPart.map(({ name, schema }) => [name, schema])),
        required: ofPart.filter(({ required }) => required).map(({ name }) => name),
      },
    ]),
  )
}

/** The value with what its references lead to in their place. */
function inlined(value: unknown, contract: RoutedContract, around: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((each) => inlined(each, contract, around))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) {
    const reference = String(value.$ref)
    if (around.includes(reference)) throw new Error(`The request schema ${reference} contains itself`)
    return inlined(targetOf(reference, contract), contract, [...around, reference])
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inlined(each, contract, around)]))
}

function targetOf(reference: string, { components }: RoutedContract): unknown {
  const [root, ...path] = reference.split('/').slice(1)
  const target = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), components)
  if (root !== 'components' || target === undefined) throw new Error(`The contract has no ${reference}`)
  return target
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
