import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { UnusableInput, visibleInput } from '#domain/text/visible-text.ts'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { Refusal } from '../../refusal.ts'
import { type ContractOperation, type Parameter, resolved, type RestContract, restContract } from './contract.ts'

type Components = Pick<RestContract, 'components'>

export type ReadRequest = { params: unknown; query: unknown; body: unknown }

/** Parameters and body of a request as the contract types them; refuses with BAD_INPUT what it does not allow. */
export function readRequest(
  operation: ContractOperation<string>,
  { path, query, body }: { path: Record<string, string>; query: URLSearchParams; body: unknown },
  contract: Components = restContract,
): ReadRequest {
  const { params: checkParams, query: checkQuery, body: checkBody, isBodyRequired } = checksOf(operation, contract)
  return {
    params: checkParams((schema, name) => valueOf(path[name], schema), Object.keys(path)),
    query: checkQuery((schema, name) => queryValue(query.getAll(name), schema), [...new Set(query.keys())]),
    body: checkBody === null || (body === null && !isBodyRequired) ? undefined : checked(checkBody, body),
  }
}

type PlainSchema = { $ref?: string; type?: unknown; items?: PlainSchema }
type ReadValue = (schema: PlainSchema | null, name: string) => unknown

const ajv = new Ajv2020({ useDefaults: true, allowUnionTypes: true, strict: false })
ajv.addFormat('date', isCalendarDate)
ajv.addFormat('email', true)

type Checks = {
  params: (read: ReadValue, names: readonly string[]) => unknown
  query: (read: ReadValue, names: readonly string[]) => unknown
  body: ValidateFunction | null
  isBodyRequired: boolean
}

const known = new Map<string, Checks>()

function checksOf(operation: ContractOperation<string>, contract: Components): Checks {
  const checks = known.get(operation.operationId) ?? makeChecks(operation, contract)
  known.set(operation.operationId, checks)
  return checks
}

function makeChecks({ parameters = [], requestBody }: ContractOperation<string>, contract: Components): Checks {
  const all = parameters.map((parameter) => resolved(parameter, contract))
  const described = requestBody === undefined ? undefined : resolved(requestBody, contract)
  const bodySchema = described?.content?.['application/json']?.schema
  return {
    params: parameterCheck(
      all.filter((parameter) => parameter.in === 'path'),
      contract,
    ),
    query: parameterCheck(
      all.filter((parameter) => parameter.in === 'query'),
      contract,
    ),
    body: bodySchema === undefined ? null : compile(bodySchema, contract),
    isBodyRequired: described?.required === true,
  }
}

function parameterCheck(parameters: readonly Parameter[], contract: Components) {
  const properties: Record<string, PlainSchema> = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, schema]),
  )
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  const check = compile({ type: 'object', properties, required, additionalProperties: false }, contract)
  return (read: ReadValue, names: readonly string[]) =>
    checked(
      check,
      Object.fromEntries(
        names.map((name) => [name, read(Object.hasOwn(properties, name) ? (properties[name] ?? null) : null, name)]),
      ),
    )
}

const compile = (schema: object, { components }: Components): ValidateFunction => ajv.compile({ ...schema, components })

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
