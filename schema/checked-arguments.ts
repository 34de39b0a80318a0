import {
  defaultFieldResolver,
  getDirectiveValues,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { UnusableInput, visibleInput } from '#domain/text/visible-text.ts'

type Refuse = (message: string, field: string) => Error
type Input = GraphQLArgument | GraphQLInputField
/** `faultOf` says what is wrong with a value. */
type Check = { name: string; faultOf?: (value: unknown) => string | null; within: readonly Check[] }

/**
 * Resolvers get what is seen of every text that is asked with, and only what keeps to the limits of the contract; else the field
 * fails with what `refuse` makes of it.
 */
export function withCheckedArguments(schema: GraphQLSchema, refuse: Refuse): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue
      const { resolve = defaultFieldResolver } = field
      const checks = field.args.map((argument) => checkOf(schema, argument))
      field.resolve = (source, given, context, info) => {
        const seen = visibleArguments(given, refuse)
        requireAll(checks, seen, refuse)
        return resolve(source, seen, context, info)
      }
    }
  }
  return schema
}

function visibleArguments(given: Record<string, unknown>, refuse: Refuse): Record<string, unknown> {
  try {
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, visibleInput(value, name)]))
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    throw refuse(error.message, error.field.split('.').at(-1) ?? error.field)
  }
}

function requireAll(checks: readonly Check[], values: object, refuse: Refuse): void {
  for (const { name, faultOf, within } of checks) {
    const value: unknown = Reflect.get(values, name)
    const fault = value == null ? null : faultOf?.(value)
    if (fault != null) throw refuse(fault, name)
    if (within.length === 0) continue
    for (const each of [value].flat()) if (typeof each === 'object' && each !== null) requireAll(within, each, refuse)
  }
}

/** The limits of an input and of what is in it. */
function checkOf(schema: GraphQLSchema, input: Input): Check {
  const { name } = input
  const stated = (directive: string): Record<string, unknown> | undefined => {
    const definition = schema.getDirective(directive)
    return definition && input.astNode ? getDirectiveValues(definition, input.astNode) : undefined
  }
  const [page, range, length] = [stated('page'), stated('range'), stated('length')]
  if (page)
    return { name, within: [rangeCheck('skip', 0, Number(page.skip)), rangeCheck('take', 1, Number(page.take))] }
  if (range) return rangeCheck(name, Number(range.min), Number(range.max))
  const type = getNamedType(input.type)
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : []
  return {
    name,
    ...(length && { faultOf: (value) => lengthFault(name, value, Number(length.min), Number(length.max)) }),
    within: fields.map((field) => checkOf(schema, field)).filter(({ faultOf, within }) => faultOf ?? within.length > 0),
  }
}

const rangeCheck = (name: string, min: number, max: number): Check => ({
  name,
  within: [],
  faultOf: (value) =>
    typeof value === 'number' && (value < min || value > max) ? `${name} must be from ${min} to ${max}.` : null,
})

function lengthFault(name: string, value: unknown, min: number, max: number): string | null {
  if (typeof value === 'string') return value.length > max ? `${name} may have at most ${max} characters.` : null
  if (!Array.isArray(value)) return null
  if (value.length > max) return `${name} may name at most ${max}.`
  return value.length < min ? `${name} must name at least ${min}.` : null
}
