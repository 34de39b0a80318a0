import type { ReactNode } from 'react'

/** What a page is asked for, on the server and in the browser alike. */
export type PageRequest = {
  /** Starts with a slash; still percent-encoded on the server. */
  path: string
  /** Without the question mark. */
  search: string
  params: Readonly<Record<string, string | undefined>>
  /** Where the visitor looked last, when the browser told. */
  lastLocationUri: string | null
  /** Whether the visitor wants the newest homes first, where the browser told. */
  prefersNewest: boolean
}

export type PageUrl = Pick<PageRequest, 'path' | 'search' | 'params'>

export type Redirect = { status: 301 | 302; redirectTo: string }

/** How a page ends that does not show what was asked for: elsewhere, or with a view that says so. */
export type PageEnd = Redirect | { status: 400 | 404 | 410; view: ReactNode }

/** How the server answers. */
export type PageOutcome = { status: 200 | 400 | 404 | 410 } | Redirect

/** Leads to the URL that a page is known by, from every other form of it; null where that is the URL itself. */
export function toOwnUrl({ path, search }: Pick<PageRequest, 'path' | 'search'>, ownUrl: string): Redirect | null {
  const url = search === '' ? path : `${path}?${search}`
  // The router decodes what it reads of the browser's URL.
  return url === ownUrl || url === decoded(ownUrl) ? null : { status: 301, redirectTo: ownUrl }
}

/** The same for the path alone: the query string is the visitor's and goes with them. */
export function toOwnPath({ path, search }: Pick<PageRequest, 'path' | 'search'>, ownPath: string): Redirect | null {
  const redirect = toOwnUrl({ path, search: '' }, ownPath)
  return redirect && search !== '' ? { ...redirect, redirectTo: `${ownPath}?${search}` } : redirect
}

function decoded(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
