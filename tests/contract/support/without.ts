/** A value without the fields of these names, at any depth. */
export function without(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, inner]) => [name, without(inner, names)]),
  )
}

/** Parts of the answers of REST in which mocks and server may differ, for their rules are not stated to the last word. */
export const differsIn = [
  'batchId',
  'publicKey',
  'shortPath',
  'reference',
  'seo',
  'boundary',
  'bounds',
  'wellKnownText',
]
