import { unopenedPartsCopy as copy } from './unopened-parts.copy.ts'

type UnopenedPart = { path: RegExp; title: string; meanwhile: string }

const parts: readonly UnopenedPart[] = [{ path: /^\/suburb-profile(?:\/|$)/i, ...copy.suburbProfiles }]

/** Parts of the portal that have no page yet, which no link leads to (docs/decisions/034), with what to do in the meantime. */
export const unopenedPartAt = (path: string): UnopenedPart | undefined => parts.find((part) => part.path.test(path))
