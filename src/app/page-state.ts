import type { DehydratedState } from '@tanstack/react-query'
import type { RequestContext } from '#src/shared/page/request-context.tsx'

/** What the server sends along with a page, so that the browser starts from the same data. */
export type PageState = { queries: DehydratedState; requestContext: RequestContext; isUnavailable: boolean }

export const PAGE_STATE_ELEMENT_ID = 'page-state'
