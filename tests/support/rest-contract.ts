import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type ContractName, readContract } from './read-contract.ts'

export type RestAnswer = { status: number; headers: Readonly<Record<string, unknown>>; body: string }

export type RestContractCheck = {
  /** Every operation of the contract. */
  operationIds: string[]
  /** What in an answer breaks the contract; empty when nothing does. */
  violations(operationId: string, answer: RestAnswer): string[]
}

type Reference = { $ref?: string }
type Response = Reference & {
  content?: Record<string, { schema: Reference }>
  headers?: Record<string, Reference & { required?: boolean; schema?: object }>
}
type Operation = { operationId: string; responses: Record<string, Response> }
type Contract = { paths: Record<string, Record<string, Operation>>; components: Record<string, Record<string, object>> }

const methods = new Set(['get', 'head', 'post', 'put', 'patch', 'delete'])

/** Holds answers to a contract of schema/openapi. */
export function restContractCheck(name: ContractName): RestContractCheck {
  const contract = readContract<Contract>(name)
  const operations = new Map(operationsOf(contract).map((operation) => [operation.operationId, operation]))
  const schemas = schemaChecks(contract)

  return {
    operationIds: [...operations.keys()],
    violations(operationId, { status, headers, body }) {
      const operation = operations.get(operationId)
      if (operation === undefined) return [`The contract has no operation ${operationId}`]
      const stated = operation.responses[status] ?? operation.responses.default
      if (stated === undefined) return [`${operationId} states no answer ${status}`]
      const response = target<Response>(contract, stated)
      return [
        ...headerViolations(response, headers, (header) => schemas.check(target(contract, header).schema ?? {})),
        ...bodyViolations(response, { status, headers, body }, schemas.check),
      ]
    },
  }
}

type Check = (schema: object) => ValidateFunction

function headerViolations(
  { headers: stated = {} }: Response,
  given: RestAnswer['headers'],
  checkOf: (header: Reference) => ValidateFunction,
): string[] {
  return Object.entries(stated).flatMap(([name, header]) => {
    const check = checkOf(header)
    return check(given[name]) ? [] : [`header ${name}: ${textOf(check)}`]
  })
}

function bodyViolations({ content }: Response, { headers, body }: RestAnswer, checkOf: Check): string[] {
  if (content === undefined) return body === '' ? [] : ['The contract states no body']
  const contentType = headers['content-type']
  const [type = ''] = typeof contentType === 'string' ? contentType.split(';') : []
  const media = content[type]
  if (media === undefined) return [`content type ${type} instead of ${Object.keys(content).join(', ')}`]
  const check = checkOf(media.schema)
  return check(JSON.parse(body)) ? [] : [textOf(check)]
}

const textOf = ({ errors }: ValidateFunction): string =>
  (errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ')

/** Compiles each schema once, with the contract's components beside it for its references. */
function schemaChecks({ components }: Contract): { check: Check } {
  const ajv = new Ajv2020({ coerceTypes: false, allowUnionTypes: true, allErrors: true, strictTypes: false })
  formats.default(ajv, ['date', 'date-time'])
  ajv.addVocabulary(['components'])
  const compiled = new Map<string, ValidateFunction>()
  return {
    check(schema) {
      const key = JSON.stringify(schema)
      const known =
        compiled.get(key) ?? ajv.compile({ ...coerced(schema), components: { schemas: components.schemas } })
      compiled.set(key, known)
      return known
    },
  }
}

/** Headers are texts: what the contract calls a whole number is one written in digits. */
const coerced = (schema: object): object =>
  'type' in schema && schema.type === 'integer' ? { type: ['integer', 'string'], pattern: String.raw`^\d+$` } : schema

const operationsOf = ({ paths }: Contract): Operation[] =>
  Object.values(paths).flatMap((path) =>
    Object.entries(path)
      .filter(([method]) => methods.has(method))
      .map(([, operation]) => operation),
  )

function target<T extends object>(contract: Contract, reference: Reference): T & { schema?: object } {
  if (reference.$ref === undefined) return reference as T
  const [section = '', name = ''] = reference.$ref.split('/').slice(-2)
  const found = contract.components[section]?.[name]
  if (found === undefined) throw new Error(`${reference.$ref} leads nowhere`)
  return found as T
}
