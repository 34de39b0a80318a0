import { deferredCode } from '#src/api/code/deferred-code.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { runAfterLoad } from '#src/shared/runtime/run-when.ts'

const transport = deferredCode(() => import('./portal-transport.ts'))

/**
 * Runs documents on the server of the portal. What a page shows first came with it, so the transport comes after load, or with
 * the first query; where it does not come the server cannot be reached.
 */
export function executeInBrowser(): ExecuteDocument {
  runAfterLoad(transport.prefetch)
  return async (...request) => {
    const { execute } = await transport.load().catch(() => {
      throw new ApiProblem('UNREACHABLE', 'The code that asks the server did not come.')
    })
    return execute(...request)
  }
}
