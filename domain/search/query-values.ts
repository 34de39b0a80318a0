const LARGEST_REMARK = 80

export type QueryValues = {
  /** Every value of a key that `read` understands, commas separating values. */
  list: <Value>(key: string, read: (text: string) => Value | null) => Value[]
  /** The last value of a key that `read` understands; null when there is none. */
  one: <Value>(key: string, read: (text: string) => Value | null) => Value | null
  /** "key=value" for each value asked for that was not understood. */
  ignored: string[]
}

/** A query string to be asked by key, in any case. Broken percent-encoding is kept as replacement characters. */
export function queryValues(query: string): QueryValues {
  const values = new Map<string, string[]>()
  for (const [key, value] of new URLSearchParams(query)) {
    const name = key.toLowerCase()
    values.set(name, [...(values.get(name) ?? []), value])
  }
  const ignored: string[] = []
  const understood = <Value>(key: string, texts: string[], read: (text: string) => Value | null): Value[] =>
    texts.flatMap((text) => {
      const value = text === '' ? null : read(text)
      if (value === null && text !== '') ignored.push(`${key}=${text}`.slice(0, LARGEST_REMARK))
      return value === null ? [] : [value]
    })
  const textsOf = (key: string) => values.get(key) ?? []
  return {
    list: (key, read) =>
      understood(
        key,
        textsOf(key).flatMap((text) => text.split(',').map((part) => part.trim())),
        read,
      ),
    one: (key, read) => understood(key, textsOf(key), read).at(-1) ?? null,
    ignored,
  }
}
