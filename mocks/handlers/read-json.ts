export class ForbiddenName extends Error {
  override message = 'The body names "__proto__" or "constructor.prototype", which the portal takes from nobody.'
}

/** The JSON of a body; throws for text that is none, and ForbiddenName for keys that would change an object's own nature. */
export function readJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__' || (key === 'constructor' && hasPrototype(value))) throw new ForbiddenName()
    return value
  })
}

const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
