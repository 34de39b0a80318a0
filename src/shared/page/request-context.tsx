import { createContext, use } from 'react'
import type { FooterLinks } from '#domain/content/footer-links.ts'
import type { PostedEnquiry } from '#domain/enquiries/posted-enquiry.ts'

/** What is fixed for the time a page is shown, so that the server and the browser render the same. */
export type RequestContext = {
  /** The minute in which the page was made, in milliseconds since 1970. */
  madeAt: number
  /** Scheme and host of the portal, without a slash at the end. */
  origin: string
  version: string
  supportPhone: string
  helpEmail: string
  /** The style of street tiles; null for the map that the portal draws by itself. */
  mapStyleUrl: string | null
  /** Links to other sites in the footer; left out where there are none. */
  footerLinks?: FooterLinks
  /** For which member the server rendered the main part of the first page; left out where it did so for everyone. */
  memberId?: number
  /** The form without a script that was sent and not taken; left out everywhere else. */
  postedEnquiry?: PostedEnquiry
}

const ContextOfRequest = createContext<RequestContext | null>(null)

export const RequestContextProvider = ContextOfRequest.Provider

/** What is fixed for this page; throws where no provider stands above. */
export function useRequestContext(): RequestContext {
  const requestContext = use(ContextOfRequest)
  if (!requestContext) throw new Error('useRequestContext needs a RequestContextProvider above it')
  return requestContext
}
