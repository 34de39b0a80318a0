import type { RestProblem } from '#src/api/rest/rest-result.ts'

/** Writes a failure of identity to the error log, unless the server refused what was asked with a 4xx (docs/product.md, section 17.3). */
export function logAuthFailure(what: string, { code, status, message }: RestProblem): void {
  if (status !== null && status >= 400 && status < 500) return
  globalThis.console.error(`${what} failed: ${code} ${status ?? ''} ${message}`)
}
