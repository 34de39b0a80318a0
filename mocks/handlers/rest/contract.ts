import { parse } from 'yaml'
import type { operations as LegacyOperations } from '#schema/generated/legacy.ts'
import type { operations as RestOperations } from '#schema/generated/rest.ts'
import { problem } from '../../refusal.ts'

export type Operations = RestOperations & Omit<LegacyOperations, 'getVersion' | 'headVersion'>
export type OperationId = keyof Operations

/** The part of JSON Schema that the contracts use for answers. */
export type AnswerSchema = {
  $ref?: string
  properties?: Record<string, AnswerSchema>
  items?: AnswerSchema
  oneOf?: AnswerSchema[]
}

export type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: object }
type Message = { $ref?: string; required?: boolean; content?: Record<string, { schema: AnswerSchema }> }

export type ContractOperation = {
  operationId: OperationId
  parameters?: Parameter[]
  requestBody?: Message
  security?: Record<string, string[]>[]
  'x-body-limit'?: number
  responses: Record<string, Message>
}

type Contract = {
  paths: Record<string, Record<string, ContractOperation>>
  components: Record<string, Record<string, object>>
}

const texts = import.meta.glob<string>(['../../../schema/generated/rest.yaml', '../../../schema/openapi/legacy.yaml'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function readContract(file: string): Contract {
  const [text = ''] = Object.entries(texts).flatMap(([path, each]) => (path.endsWith(file) ? each : []))
  // The project's own file; the contract tests hold it to OpenAPI.
  return parse(text.replaceAll("'../generated/rest.yaml#", "'#")) as Contract
}

const rest = readContract('rest.yaml')
const legacy = readContract('legacy.yaml')

export const components: Contract['components'] = Object.fromEntries(
  [...new Set([...Object.keys(rest.components), ...Object.keys(legacy.components)])].map((section) => [
    section,
    { ...rest.components[section], ...legacy.components[section] },
  ]),
)

/** What a reference leads to; anything else is itself. */
export function resolved<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part
  const [section = '', name = ''] = part.$ref.split('/').slice(-2)
  // A reference leads to a part of its own kind.
  return components[section]?.[name] as Part
}

const routesOf = ({ paths }: Contract, prefix: string) =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        pattern: new RegExp(`^${prefix}${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
        parameterCount: path.split('{').length,
        operation,
      })),
    )
    // "/location/by-point" is no number of a location.
    .toSorted((left, right) => left.parameterCount - right.parameterCount)

const routes = [...routesOf(rest, '/rest'), ...routesOf(legacy, '/api')]

/**
 * The operation that a request asks for, or the answer that there is none: 404, or 405 with the methods that there are. A path that is
 * written out comes before one with parameters.
 */
export function findRoute({ url, method }: Request): (typeof routes)[number] | Response {
  const { pathname } = new URL(url)
  const matching = routes.filter(({ pattern }) => pattern.test(pathname))
  const exact = matching.filter(({ parameterCount }) => parameterCount === 1)
  const found = exact.length > 0 ? exact : matching
  const wanted = method === 'HEAD' ? ['HEAD', 'GET'] : [method]
  return found.find((route) => wanted.includes(route.method)) ?? noRoute(found.map((route) => route.method))
}

function noRoute(methods: readonly string[]): Response {
  if (methods.length === 0) return nothingThere()
  return notAllowed([...new Set(methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : each)))].toSorted())
}

export const nothingThere = (): Response =>
  problem(404, { message: 'There is nothing at this address.', code: 'NOT_FOUND' })

export function notAllowed(methods: readonly string[]): Response {
  const allow = methods.join(', ')
  return problem(405, { message: `This address answers ${allow} only.`, code: 'BAD_REQUEST' }, { allow })
}
