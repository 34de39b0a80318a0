import type { ErrorObject } from 'ajv/dist/2020.js'

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
}

/** Where the contract's own message for a field says more than the rule that was broken. */
const aboutTheForm: ReadonlySet<string> = new Set(['format', 'minLength', 'pattern'])

/** What is wrong with a value, in a sentence that a person can act on. */
export function violationMessage({ keyword, params, message, parentSchema }: ErrorObject, field: string): string {
  const stated: unknown = parentSchema?.['x-message']
  if (typeof stated === 'string' && aboutTheForm.has(keyword)) return stated
  switch (keyword) {
    case 'required':
      return `${field} is missing.`
    case 'additionalProperties':
      return `${field} is not part of the contract.`
    case 'type':
      return `${field} must be ${kindOf(params.type)}.`
    case 'enum':
      return `${field} must be one of ${allowed(params.allowedValues)}.`
    case 'minimum':
      return `${field} must be at least ${params.limit}.`
    case 'maximum':
      return `${field} must be at most ${params.limit}.`
    case 'exclusiveMinimum':
      return `${field} must be more than ${params.limit}.`
    case 'minLength':
      return `${field} must have at least ${params.limit} character${params.limit === 1 ? '' : 's'}.`
    case 'maxLength':
      return `${field} may have at most ${params.limit} characters.`
    case 'minItems':
      return `${field} must name at least ${params.limit}.`
    case 'maxItems':
      return `${field} may name at most ${params.limit}.`
    case 'format':
      return `${field} must be a day written yyyy-mm-dd.`
    case 'pattern':
      return `${field} has characters that it may not have.`
    default:
      return `${field} ${message ?? 'is not allowed'}.`
  }
}

const kindOf = (type: unknown): string =>
  [type]
    .flat()
    .map((name) => kinds[String(name)] ?? String(name))
    .join(' or ')

const allowed = (values: unknown): string => (Array.isArray(values) ? values.join(', ') : String(values))
