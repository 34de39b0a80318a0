import { parse } from 'regexparam'
import type { Section } from '#domain/ads/ad-slots.ts'
import type { PageModule, Route, RouteParams } from '#src/shared/runtime/define-feature.ts'
import { awaitedView, type AwaitedView } from '#src/shared/runtime/awaited-view.tsx'
import { features } from '../features.ts'

export type PageRoute = Pick<Route, 'section' | 'isHeaderFixed' | 'isOnePage' | 'page'> & {
  Awaited: AwaitedView<PageModule>
}
export type FoundRoute = { route: PageRoute; params: RouteParams }

type Pattern = { pattern: RegExp; keys: readonly string[]; accepts: Route['accepts']; route: PageRoute }

/** In the order in which they are tried. */
const patterns: readonly Pattern[] = features
  .flatMap(({ routes = [] }) => routes)
  .flatMap(({ path, accepts, ...route }) => {
    const pageRoute = { ...route, Awaited: awaitedView(route.page) }
    return [path].flat().map((pattern) => ({ ...parse(pattern), accepts, route: pageRoute }))
  })

/** Every page of the portal, the page for unknown URLs last. */
export const pageRoutes: readonly PageRoute[] = [...new Set(patterns.map(({ route }) => route))]

const unknownPage = pageRoutes.at(-1)

/** Whether a path holds line breaks, separators of lines, or letters that nobody sees. No address of the portal does. */
function isUnreadable(path: string): boolean {
  try {
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Whether the portal has a page for a path at all; whether that finds what the path names is for the page to say. */
export const hasPage = (path: string): boolean => findRoute(path).route !== unknownPage

/** The page that answers a path; the page for unknown URLs when none does. */
export function findRoute(path: string): FoundRoute {
  if (unknownPage !== undefined && isUnreadable(path)) return { route: unknownPage, params: {} }
  for (const { pattern, keys, accepts, route } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const params = Object.fromEntries(keys.map((key, index) => [key, match[index + 1]]))
    if (accepts?.(params) ?? true) return { route, params }
  }
  throw new Error(`No page answers ${path}, not even the one for unknown URLs`)
}

/** The section of a path; null for pages of none. */
export function sectionOf(path: string): Section | null {
  const { section = null } = findRoute(path).route
  return typeof section === 'function' ? section(path) : section
}
