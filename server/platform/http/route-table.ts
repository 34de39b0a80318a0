import type { FastifyInstance } from 'fastify'
import { requestKindOf } from './request-kind.ts'

/** Which methods a URL answers, for the 405 that Fastify does not give. */
export type RouteTable = {
  methodsOf(url: string): string[]
  /** The methods of the route that is written as this URL, without parameters; none where there is no such route. */
  methodsOfExactly(url: string): string[]
}

/** The pages answer every URL that nothing else does. */
export const ROUTE_OF_PAGES = '/*'

/** Watches the routes that are added to an app from now on. */
export function watchRoutes(app: FastifyInstance): RouteTable {
  const routes: { url: string; pattern: RegExp; methods: string[] }[] = []
  const methodsWhere = (is: (route: (typeof routes)[number]) => boolean) =>
    [...new Set(routes.filter(is).flatMap(({ methods }) => methods))].sort()
  const methodsOfExactly = (url: string) => methodsWhere((route) => route.url === pathOf(url))
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat()
    routes.push({ url, pattern: patternOf(url), methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods })
  })
  return {
    methodsOfExactly,
    methodsOf(url) {
      const exactly = methodsOfExactly(url)
      if (exactly.length > 0) return exactly
      const isCall = requestKindOf(url) === 'api'
      return methodsWhere((route) => route.pattern.test(pathOf(url)) && !(isCall && route.url === ROUTE_OF_PAGES))
    },
  }
}

const pathOf = (url: string): string => url.split('?')[0] ?? '/'

function patternOf(url: string): RegExp {
  const source = url
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:[^/]+/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
