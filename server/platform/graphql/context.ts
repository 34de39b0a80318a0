import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'

/** What every resolver is given: the services that its module may use and the moment at which one request is answered. */
export type GraphContext<Services = unknown> = {
  services: Services
  /** Fixed for the whole answer, so that two fields never disagree about what is past. */
  now: Date
  /** Aborted when the client goes away. */
  signal: AbortSignal | undefined
  /** Whether default pictures are answered where there is no other. */
  takesPlaceholders: boolean
  /** Whoever has signed in; null: nobody. Rejects with SESSION_ENDED for a token that does not hold. */
  caller: () => Promise<CallingMember | null>
  /** Where the request comes from, as limits count it; null for what the portal asks itself. */
  networkAddress: string | null
  /** The mark of the browser that asks; null for one that has none. */
  browser: string | null
}

/** What the resolvers of one operation share; `now` is the same for all of them. */
export const graphContext = <Services extends { clock: () => Date }>(
  services: Services,
  { signal, takesPlaceholders, caller, networkAddress, browser }: Omit<GraphContext, 'services' | 'now'>,
): GraphContext<Services> => ({
  services,
  now: services.clock(),
  signal,
  takesPlaceholders,
  caller: once(caller),
  networkAddress,
  browser,
})

/** The member who asks; rejects with UNAUTHENTICATED where nobody has signed in. */
export async function requireMember({ caller }: Pick<GraphContext, 'caller'>): Promise<CallingMember> {
  const member = await caller()
  if (member === null) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
  return member
}

/** Several fields of one answer ask for it; the database is asked once. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => (loading ??= load())
}
