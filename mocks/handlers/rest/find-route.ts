import { problem } from '../problem.ts'
import type { ContractOperation, routesOf } from './contract.ts'

type Route<Id extends string> = ReturnType<typeof routesOf<Id>>[number]

/**
 * The operation that a request asks for, or the answer that there is none: 404, or 405 with the methods that there are. A path that is
 * written out comes before one with parameters.
 */
export function findRoute<Id extends string>(
  all: readonly Route<Id>[],
  request: Request,
): { route: Route<Id> & { operation: ContractOperation<Id> } } | { answer: Response } {
  const { pathname } = new URL(request.url)
  const matching = all.filter(({ pattern }) => pattern.test(pathname))
  const exact = matching.filter(({ parameterCount }) => parameterCount === 1)
  const routes = exact.length > 0 ? exact : matching
  const wanted = request.method === 'HEAD' ? ['HEAD', 'GET'] : [request.method]
  const route = routes.find(({ method }) => wanted.includes(method))
  return route === undefined ? { answer: refusal(routes.map(({ method }) => method)) } : { route }
}

function refusal(methods: readonly string[]): Response {
  if (methods.length === 0) return nothingThere()
  const allowed = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)))].toSorted()
  return notAllowed(allowed)
}

export const nothingThere = (): Response =>
  problem(404, { message: 'There is nothing at this address.', code: 'NOT_FOUND' })

export const notAllowed = (allowed: readonly string[]): Response =>
  problem(
    405,
    { message: `This address answers ${allowed.join(', ')} only.`, code: 'BAD_REQUEST' },
    { allow: allowed.join(', ') },
  )
