/** Path and query string of a URL of the portal. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
