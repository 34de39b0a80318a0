const LARGEST_COUNT = 200

const names = new Map<string, string>()

/**
 * The name under which a text is prepared on each connection; undefined once too many texts have one, so that texts
 * built by mistake from values cannot fill the connections' memory.
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= LARGEST_COUNT) return known
  const name = `prepared_${names.size}`
  names.set(text, name)
  return name
}
