import type { FastifyInstance } from 'fastify'

/** Which methods an address answers, for the 405 that Fastify does not give. */
export type RouteTable = { methodsOf(url: string): string[] }

/** Watches the routes that are added to an app from now on. */
export function watchRoutes(app: FastifyInstance): RouteTable {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat()
    routes.push({ pattern: patternOf(url), methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods })
  })
  return {
    methodsOf(url) {
      const [path = '/'] = url.split('?')
      return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort()
    },
  }
}

function patternOf(url: string): RegExp {
  const source = url
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:[^/]+/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
