import { parse } from 'yaml'
import type { operations } from '#schema/generated/rest.ts'

export type OperationId = keyof operations

/** The part of JSON Schema that the contract uses for answers. */
export type AnswerSchema = {
  $ref?: string
  properties?: Record<string, AnswerSchema>
  items?: AnswerSchema
  oneOf?: AnswerSchema[]
}

export type Parameter = {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}
type Message = { $ref?: string; required?: boolean; content?: Record<string, { schema: AnswerSchema }> }

export type ContractOperation<Id extends string = OperationId> = {
  operationId: Id
  parameters?: Parameter[]
  requestBody?: Message
  security?: Record<string, string[]>[]
  responses: Record<string, Message>
}

export type RestContract<Id extends string = OperationId> = {
  paths: Record<string, Record<string, ContractOperation<Id>>>
  components: Record<string, Record<string, object>> & { schemas: Record<string, AnswerSchema> }
}

const [text] = Object.values(
  import.meta.glob<string>('../../../schema/generated/rest.yaml', { query: '?raw', import: 'default', eager: true }),
)

// The project's own file; the contract tests hold it to OpenAPI.
export const restContract = parse(text ?? '') as RestContract

/** What a reference leads to; anything else is itself. */
export function resolved<Part extends { $ref?: string }>(
  part: Part,
  { components }: Pick<RestContract, 'components'> = restContract,
): Part {
  if (part.$ref === undefined) return part
  const [section = '', name = ''] = part.$ref.split('/').slice(-2)
  // A reference leads to a part of its own kind.
  return components[section]?.[name] as Part
}

/** The operations of a contract with the pattern of their path. */
export const routesOf = <Id extends string>({ paths }: RestContract<Id>, prefix: string) =>
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

export const contractRoutes = routesOf(restContract, '/rest')
