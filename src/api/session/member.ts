import type { components } from '#schema/generated/legacy.ts'
import type { TokenWords } from './session-cookies.ts'

export type Member = components['schemas']['User']

/**
 * A member as this browser kept it; null for anything that is not one, down to its parts. Where the access token is there
 * too, both must speak of the same member with the same claims: someone may have changed what is kept.
 */
export function validMember(found: unknown, words: TokenWords | null): Member | null {
  if (!isMember(found)) return null
  if (words === null) return found
  const isSame =
    found.id === words.memberId &&
    found.username === words.username &&
    found.type === words.type &&
    claimsText(found.claims) === claimsText(words.claims)
  return isSame ? found : null
}

function isMember(found: unknown): found is Member {
  if (!isRecord(found)) return false
  return (
    Number.isSafeInteger(found.id) &&
    isUsername(found.username) &&
    (found.agentUsername === undefined || isUsername(found.agentUsername)) &&
    isText(found.name, 100) &&
    (found.type === 1 || found.type === 2) &&
    found.isAgent === (found.type === 2) &&
    typeof found.displayDescription === 'string' &&
    (found.avatar === null || isAvatar(found.avatar)) &&
    isClaims(found.claims) &&
    Array.isArray(found.communications) &&
    found.communications.every(isCommunication)
  )
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)

const isText = (found: unknown, longest: number): found is string =>
  typeof found === 'string' && found !== '' && found.length <= longest

const isUsername = (found: unknown): boolean => isText(found, 60) && /^[\w.-]+$/.test(found)

const isAvatar = (found: unknown): boolean =>
  isRecord(found) &&
  isText(found.identifier, 200) &&
  /^[\w.~-]+$/.test(found.identifier) &&
  Number.isSafeInteger(found.version) &&
  typeof found.isDefault === 'boolean'

const isClaims = (found: unknown): found is Record<string, string[]> =>
  isRecord(found) &&
  Object.values(found).every((claims) => Array.isArray(claims) && claims.every((claim) => typeof claim === 'string'))

const isCommunication = (found: unknown): boolean =>
  isRecord(found) && [1, 2, 3, 4, 5].includes(Number(found.communicationType)) && isText(found.details, 254)

/** The same text for the same claims, in whatever order. */
function claimsText(claims: unknown): string {
  if (!isClaims(claims)) return ''
  const areas = Object.entries(claims).map(([area, names]) => [area, ...names.toSorted()])
  return JSON.stringify(areas.toSorted(([left = ''], [right = '']) => left.localeCompare(right)))
}
