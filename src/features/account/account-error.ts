import type { RestProblem } from '#src/api/rest/rest-result.ts'

/**
 * Writes a failure of identity to the error log, unless the server refused what was asked (4xx), or the way to it was
 * broken (docs/product.md, section 17.3).
 */
export function logAuthFailure(what: string, { code, status, message }: RestProblem): void {
  const isRefusal = status !== null && status >= 400 && status < 500
  if (isRefusal || code === 'UNREACHABLE' || code === 'TIMED_OUT') return
  globalThis.console.error(`${what} failed: ${code} ${status ?? ''} ${message}`)
}
