import type { QueryClient } from '@tanstack/react-query'
import type { ExecuteDocument } from '../graphql/execute-document.ts'

/** What a page is asked for, on the server and in the browser alike. */
export type PageRequest = {
  /** Starts with a slash, still percent-encoded. */
  path: string
  /** Without the question mark. */
  search: string
  params: Readonly<Record<string, string | undefined>>
  /** Where the visitor looked last, when the browser told. */
  lastLocationUri: string | null
  /** Whether the visitor wants the newest homes first, where the browser told. */
  prefersNewest: boolean
}

/** The first statuses answer with the page, the others send the visitor on. */
export type PageOutcome = { status: 200 | 400 | 404 | 410 } | { status: 301 | 302; redirectTo: string }

/** Reads the data of a page into the query client and tells how the page answers. */
export type PreparePage = (
  request: PageRequest,
  tools: { queryClient: QueryClient; execute: ExecuteDocument },
) => Promise<PageOutcome>

/** Reads what a member sees of a page into the query client, with their rights; false where they may see nothing of their own. */
export type PrepareMemberView = (
  request: PageRequest,
  tools: { queryClient: QueryClient; execute: ExecuteDocument },
) => Promise<boolean>

/** Leads to the path that a page is known by; the query string is the visitor's and goes with them. */
export const atOwnPath = (ownPath: string, { path, search }: Pick<PageRequest, 'path' | 'search'>): PageOutcome =>
  ownPath === path ? { status: 200 } : { status: 301, redirectTo: search === '' ? ownPath : `${ownPath}?${search}` }
