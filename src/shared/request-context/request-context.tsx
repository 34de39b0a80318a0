import { createContext, use } from 'react'

/** What is fixed for the time a page is shown, so that the server and the browser render the same. */
export type Visit = {
  /** When the page was made, in milliseconds since 1970. */
  madeAt: number
  /** Scheme and host of the portal, without a slash at the end. */
  origin: string
  version: string
  supportPhone: string
  helpEmail: string
  /** The style of street tiles; null for the map that the portal draws by itself. */
  mapStyleUrl: string | null
}

const VisitContext = createContext<Visit | null>(null)

export const VisitProvider = VisitContext.Provider

/** The fixed facts of this visit; throws where no provider stands above. */
export function useVisit(): Visit {
  const visit = use(VisitContext)
  if (!visit) throw new Error('useVisit needs a VisitProvider above it')
  return visit
}
