/**
 * The text form in which a value travels to either database, as a parameter or inside COPY; null is SQL's null.
 * Dates are instants, arrays become array literals. JSON is stringified by the caller and cast (`$1::jsonb`),
 * so a plain object is refused with a TypeError.
 */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
      return String(value)
    case 'boolean':
      return value ? 't' : 'f'
    default:
      return textOfObject(value)
  }
}

function textOfObject(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(arrayElement).join(',')}}`
  throw new TypeError('A database parameter is a plain object: stringify it and cast with ::jsonb')
}

function arrayElement(value: unknown): string {
  if (Array.isArray(value)) return textOfObject(value)
  const text = parameterText(value)
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
}
