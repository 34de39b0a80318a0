import { describe, expect, it } from 'vitest'
import { mayGenerateVideos, mayShowListingVideos } from '#domain/listing-videos/listing-video.ts'
import { type ClaimOf, type PermissionArea, permissions } from '#domain/lookups/permissions.ts'
import { mayChangeAnyAgent } from '#domain/permissions/agent-settings.ts'
import { accessError } from '#domain/permissions/call-access.ts'
import { canToggleFeatures, type Claims } from '#domain/permissions/claims.ts'
import { mayReadResults, mayReadSentFile, maySendFeed, maySetFeedNotes } from '#domain/permissions/feeds.ts'
import { decisionsFor, kindsToRead } from '#domain/posts/moderated-kinds.ts'
import { mayMakePremier } from '#domain/premier/premier-workflow.ts'
import { mayActOnListing, mayViewHidden } from '#domain/staff/listing-acts.ts'
import { mayManageMembers, mayReadMembers } from '#domain/staff/manage-members.ts'
import { actorOf } from '#server/modules/collections/collection-rights.ts'
import { accessOf } from './support/contract-files.ts'

const upload = { officeId: 1, memberId: null }
const feedUser = (claims: Claims) => ({ memberId: 1, claims, principalOf: null })

/** What each claim of the specification opens to who holds no other; the compiler asks for one of each. */
const effects: { [Area in PermissionArea]: Record<ClaimOf<Area>, (claims: Claims) => boolean> } = {
  agents_permission: {
    CanGenerateVideo: mayGenerateVideos,
    CanToggleVideoVisibility: mayShowListingVideos,
    CanTriggerPremierAgentWorkflow: mayMakePremier,
    CanChangeAnyAgentsSetting: mayChangeAnyAgent,
    CanManageAnyAgentReview: (claims) => decisionsFor(claims, 'agentReview').length > 0,
  },
  listings_permission: {
    CanViewHidden: mayViewHidden,
    CanBoost: (claims) => mayActOnListing(claims, 'boost'),
    CanManageAny: (claims) => mayActOnListing(claims, 'hide'),
  },
  apps_permission: { CanToggleFeatures: canToggleFeatures },
  collections_permission: {
    CanManageAny: (claims) => actorOf({ memberId: 1, claims, agentId: null }).canManageAny,
  },
  users_permission: { CanViewAnyMember: mayReadMembers, CanManageAny: mayManageMembers },
  multiloaders_permission: {
    CanViewFiles: (claims) => mayReadSentFile(feedUser(claims), upload),
    CanStoreAFile: (claims) => maySendFeed(feedUser(claims), 1),
    CanViewErrors: (claims) => mayReadResults(feedUser(claims), upload),
    CanStoreAnError: (claims) => maySetFeedNotes(feedUser(claims)),
  },
  tracking_permission: {
    CanAddListingEvent: (claims) => accessError(accessOf('addListingEvents'), { claims }) === null,
  },
  ugc_permission: {
    CanManageAny: (claims) => decisionsFor(claims, 'question').length > 0,
    CanViewAny: (claims) => kindsToRead(claims, null).includes('question'),
  },
}

// The keys of a table are its areas, those of an area its claims.
const areas = Object.entries(permissions) as [PermissionArea, readonly string[]][]
const claims = areas.flatMap(([area, names]) => names.map((name) => ({ area, name })))

const opens = (area: PermissionArea, name: string, held: Claims): boolean => {
  const rules: Partial<Record<string, (claims: Claims) => boolean>> = effects[area]
  return rules[name]?.(held) ?? false
}

/** Who decides about posts reads them too. */
const isImplied = (area: PermissionArea, name: string): boolean => area === 'ugc_permission' && name === 'CanViewAny'

describe('of the nineteen claims', () => {
  it('there are nineteen', () => expect(claims).toHaveLength(19))

  it.each(claims)('$area $name opens something that nobody has without it', ({ area, name }) => {
    expect(opens(area, name, { [area]: [name] })).toBe(true)
    const others = Object.fromEntries(
      areas.map(([each, names]) => [each, each === area ? names.filter((other) => other !== name) : names]),
    )
    expect(opens(area, name, isImplied(area, name) ? {} : others)).toBe(false)
  })
})
