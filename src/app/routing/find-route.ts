import { notFoundRoute, type Route, routes } from './routes.ts'

export type FoundRoute = { route: Route; params: Readonly<Record<string, string | undefined>> }

/** The page that answers a path; the page for unknown addresses when none does. */
export function findRoute(path: string): FoundRoute {
  for (const route of routes) {
    const match = route.pattern.exec(path)
    if (match) return { route, params: { ...match.groups } }
  }
  return { route: notFoundRoute, params: {} }
}
