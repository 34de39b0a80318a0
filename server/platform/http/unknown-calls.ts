import type { FastifyInstance } from 'fastify'
import type { FailureAnswers } from './failures.ts'
import { requestKindOf } from './request-kind.ts'
import { ROUTE_OF_PAGES, type RouteTable } from './route-table.ts'

/**
 * Programs that call what is not there get a problem, not a page: 404, or 405 with `Allow` where the path answers other methods. As
 * in OpenAPI a path that is written out comes before one with parameters, whatever the method. Before the body is read.
 */
export function answerUnknownCalls(app: FastifyInstance, routes: RouteTable, { onNotFound }: FailureAnswers): void {
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url ?? '/'
    if (requestKindOf(url) !== 'api') return done()
    const route = request.routeOptions.url
    const exactly = routes.methodsOfExactly(url)
    const isOther = exactly.length > 0 && !exactly.includes(request.method)
    if (route === undefined || route === ROUTE_OF_PAGES || isOther) onNotFound(request, reply)
    else done()
  })
}
