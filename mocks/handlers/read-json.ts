/** The JSON of a body; throws for text that is none, and for keys that would change an object's own nature. */
export function readJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new SyntaxError('The body has a forbidden key.')
    return value
  })
}
