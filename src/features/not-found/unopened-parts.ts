import { unopenedPartsCopy as copy } from './unopened-parts.copy.ts'

type UnopenedPart = { path: RegExp; title: string; meanwhile: string }

const parts: readonly UnopenedPart[] = [
  { path: /^\/(?:real-estate-agents|property-managers)(?:\/|$)/i, ...copy.agents },
  { path: /^\/real-estate-agencies(?:\/|$)/i, ...copy.agencies },
  { path: /^\/suburb-profile(?:\/|$)/i, ...copy.suburbProfiles },
  { path: /^\/collections(?:\/|$)/i, ...copy.collections },
  { path: /^\/alerts(?:\/|$)/i, ...copy.alerts },
]

/** Parts of the portal that have no page yet, which no link leads to (docs/decisions/034), with what to do in the meantime. */
export const unopenedPartAt = (path: string): UnopenedPart | undefined => parts.find((part) => part.path.test(path))
