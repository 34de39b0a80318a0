import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { UnusableInput, visibleInput } from '#domain/text/visible-text.ts'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { Refusal } from '../../refusal.ts'
import { components, type ContractOperation, type Parameter, resolved } from './contract.ts'

export type ReadRequest = { params: unknown; query: unknown; body: unknown }

/** Parameters and body of a request as the contract types them; refuses with BAD_INPUT what it does not allow. */
export function readRequest(
  operation: ContractOperation,
  { path, query, body }: { path: Record<string, string>; query: URLSearchParams; body: unknown },
): ReadRequest {
  const checks = known.get(operation.operationId) ?? makeChecks(operation)
  known.set(operation.operationId, checks)
  return {
    params: checks.params(({ schema }, name) => valueOf(path[name], schema), Object.keys(path)),
    query: checks.query(({ schema }, name) => queryValue(query.getAll(name), schema), [...new Set(query.keys())]),
    body:
      checks.body === null || (body === undefined && !checks.isBodyRequired) ? undefined : checked(checks.body, body),
  }
}

type PlainSchema = { $ref?: string; type?: unknown; items?: PlainSchema }
type ReadValue = (parameter: { schema: PlainSchema | null }, name: string) => unknown
type Check = (read: ReadValue, names: readonly string[]) => unknown

const ajv = new Ajv2020({ useDefaults: true, allowUnionTypes: true, strict: false })
ajv.addFormat('date', isCalendarDate)
ajv.addFormat('email', true)

const known = new Map<string, ReturnType<typeof makeChecks>>()

function makeChecks({ parameters = [], requestBody }: ContractOperation) {
  const all = parameters.map((parameter) => resolved(parameter))
  const described = requestBody === undefined ? undefined : resolved(requestBody)
  const bodySchema = described?.content?.['application/json']?.schema
  return {
    params: parameterCheck(all.filter((parameter) => parameter.in === 'path')),
    query: parameterCheck(all.filter((parameter) => parameter.in === 'query')),
    body: bodySchema === undefined ? null : compile(bodySchema),
    isBodyRequired: described?.required === true,
  }
}

function parameterCheck(parameters: readonly Parameter[]): Check {
  const properties = new Map<string, PlainSchema>(parameters.map(({ name, schema }) => [name, schema]))
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  const check = compile({
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  })
  return (read, names) => {
    const values = names.map((name) => [name, read({ schema: properties.get(name) ?? null }, name)])
    return checked(check, Object.fromEntries(values))
  }
}

const compile = (schema: object): ValidateFunction => ajv.compile({ ...schema, components })

function checked(check: ValidateFunction, given: unknown): unknown {
  const value = seen(given)
  if (check(value)) return value
  const [error] = check.errors ?? []
  const field = error === undefined ? '' : fieldOf(error)
  throw new Refusal('BAD_INPUT', `${field || 'The request'} ${error?.message ?? 'is not allowed'}.`, field || undefined)
}

function seen(given: unknown): unknown {
  try {
    return visibleInput(given)
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    throw new Refusal('BAD_INPUT', error.message, error.field || undefined)
  }
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1)
  const named: unknown = params.missingProperty ?? params.additionalProperty
  return [...path, ...(typeof named === 'string' ? [named.slice(0, 100)] : [])].join('.')
}

function queryValue(texts: readonly string[], schema: PlainSchema | null): unknown {
  const { type, items } = schema === null ? {} : resolved(schema)
  if (type === 'array') return texts.flatMap((text) => text.split(',')).map((text) => valueOf(text, items ?? null))
  return texts.length === 1 ? valueOf(texts[0], schema) : texts
}

const decimal = /^-?\d{1,20}(?:\.\d{1,20})?$/

/** Numbers in plain decimal notation and the words true and false; any other text stays one. */
function valueOf(text: string | undefined, schema: PlainSchema | null): unknown {
  const { type } = schema === null ? {} : resolved(schema)
  if (text === undefined) return undefined
  if ((type === 'integer' || type === 'number') && decimal.test(text)) return Number(text)
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text
}
