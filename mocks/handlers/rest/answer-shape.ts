import { type AnswerSchema, resolved } from './contract.ts'

/**
 * The part of a view that an answer's schema asks for, and no more. Views are shared with GraphQL, so what they work out
 * when asked is a function here.
 */
export function shapeAnswer(schema: AnswerSchema, view: unknown): unknown {
  const value: unknown = typeof view === 'function' ? view({}) : view
  if (value === null || value === undefined) return value
  const { properties, items, oneOf } = resolved(schema)
  if (Array.isArray(value)) return value.map((item) => shapeAnswer(items ?? {}, item))
  const object = oneOf?.find((choice) => choice.$ref !== undefined)
  if (object !== undefined) return shapeAnswer(object, value)
  if (properties === undefined || typeof value !== 'object') return value
  // Just found to be an object.
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => fields[name] !== undefined)
      .map(([name, property]) => [name, shapeAnswer(property, fields[name])]),
  )
}
