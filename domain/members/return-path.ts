/** Any origin serves: what is asked is whether a path stays on it. */
const ORIGIN = 'http://portal.invalid'

/**
 * Where to lead somebody back to: path and query as a browser resolves them, or `/` for whatever would lead to another
 * site. Checked twice, for a path that resolves here (`/.//evil.example`) may resolve elsewhere once it is written out.
 */
export function returnPath(text: string | null): string {
  const first = resolved(text ?? '/')
  return first !== null && resolved(first) === first ? first : '/'
}

function resolved(text: string): string | null {
  try {
    const { origin, pathname, search } = new URL(text, ORIGIN)
    return origin === ORIGIN ? pathname + search : null
  } catch {
    return null
  }
}
