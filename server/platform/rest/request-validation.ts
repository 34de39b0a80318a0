import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify/types/schema.js'
import { UnusableInput, visibleInput } from '#domain/text/visible-text.ts'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { addressValues } from './address-values.ts'
import { violationMessage } from './violation-message.ts'

export type Violation = { message: string; field?: string }

/** A request that the contract does not allow. */
export class ContractViolation extends Error {
  readonly violation: Violation

  constructor(violation: Violation) {
    super(violation.message)
    this.name = 'ContractViolation'
    this.violation = violation
  }
}

/**
 * Checks requests against the contract. Texts of an address become the numbers and lists that they stand for; bodies are
 * taken as they are. Defaults are filled in, what the contract does not name is refused, and nothing is removed.
 */
export function requestValidatorCompiler(): FastifySchemaCompiler<AddressSchema> {
  return ({ schema, httpPart }) => {
    // `null` stands for a request without a body: as wrong as any other that is no object.
    if (httpPart === 'body') return checkOf(compiledOnce(schema), (body) => body ?? null)
    const { properties = {} } = schema
    // A request carries headers that are no concern of the contract.
    if (httpPart === 'headers') return checkOf(compiledOnce(schema), (headers) => headers)
    return checkOf(compiledOnce({ ...schema, additionalProperties: false }), (texts) =>
      // Fastify gives path and query as objects of texts and lists of texts.
      addressValues(texts as Record<string, unknown>, properties),
    )
  }
}

const ajv = new Ajv2020({
  coerceTypes: false,
  useDefaults: true,
  removeAdditional: false,
  allowUnionTypes: true,
  verbose: true,
})
ajv.addFormat('date', isCalendarDate)
// Its pattern says it all; the name is for those who generate forms.
ajv.addFormat('email', true)
ajv.addKeyword('x-message')

const compiled = new Map<string, ValidateFunction>()

/** Operations share most of their parameters, and the portals of tests all operations. */
function compiledOnce(schema: object): ValidateFunction {
  const text = JSON.stringify(schema)
  const known = compiled.get(text)
  if (known !== undefined) return known
  const validate = ajv.compile(schema)
  compiled.set(text, validate)
  return validate
}

type AddressSchema = { properties?: Parameters<typeof addressValues>[1] }

function checkOf(validate: ValidateFunction, read: (data: unknown) => unknown) {
  return (data: unknown) => {
    let value: unknown
    try {
      value = visibleInput(read(data))
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error
      return { error: new ContractViolation({ message: error.message, ...(error.field && { field: error.field }) }) }
    }
    return validate(value) ? { value } : { error: new ContractViolation(violationOf(validate.errors ?? [])) }
  }
}

/** The first error is the one at the value itself; those after it come from the rules around it. */
function violationOf([error]: readonly ErrorObject[]): Violation {
  if (error === undefined) return { message: 'The request is not one of the contract.' }
  const field = fieldOf(error)
  const message = violationMessage(error, field ?? 'The body')
  return field === null ? { message } : { message, field }
}

/** "locationSearchContext.searchLocations.0.uri", as the contract names it; null for the body as a whole, or a field without a name. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string | null {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required') path.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty).slice(0, 100))
  return path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.') || null
}
