import { decideFeed } from '#domain/feeds/feed-decision.ts'
import type { FeedListing, ReadListing } from '#domain/feeds/feed-listing.ts'
import { instantOf } from '#domain/feeds/listing-of-feed.ts'
import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { FeedPictures } from '#server/modules/feeds/pictures/feed-pictures.ts'
import { placeOfFeed } from '#server/modules/feeds/placing/place-of-feed.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { SqlError } from '#server/platform/database/errors.ts'
import { carryOut, type CarryOutParts } from './carry-out.ts'
import { type FeedListingRow, type FeedOffice, knownListing, lockAgency, saveListing } from './feed-applier.queries.ts'
import type { FeedApplier, FeedResult, FeedSource } from './feed-result.ts'
import { ListingRefused } from './listing-refused.ts'

export type FeedApplierParts = CarryOutParts & { database: Database; clock: () => Date }

/**
 * Brings listings of feeds into the portal, each in one transaction with the record of what became of it. Two of one agency follow one
 * another, so that of two uploads at once the newer one counts (docs/decisions/069).
 */
export const feedApplier = (parts: FeedApplierParts): FeedApplier => ({
  apply: (read, source, record) =>
    parts.database.transaction(
      async () => {
        const result = await resultOf(read, source, parts)
        await record(result)
        return result
      },
      { isRepeatable: true },
    ),
})

/** The applier of the portal, over its services. */
export const feedApplierOf = (
  parts: PlatformServices & AgentsServices & ListingsServices & LocationsServices,
  feedPictures: FeedPictures,
): FeedApplier =>
  feedApplier({
    ...parts,
    feedPictures,
    placeOfFeed: (address, agencyId) => placeOfFeed(parts, address, agencyId),
    agentsOfFeed: parts.namedAgents,
  })

async function resultOf(read: ReadListing, source: FeedSource, parts: FeedApplierParts): Promise<FeedResult> {
  const { agencyId, uniqueId, line, element, leftOut } = read
  const named = { agencyId, uniqueId }
  if (read.outcome !== 'read')
    return { ...named, outcome: read.outcome, listingId: null, remarks: [...read.reasons, ...leftOut] }
  const withReason = (reason: string | null) => (reason === null ? leftOut : [{ line, element, reason }, ...leftOut])
  try {
    const applied = await parts.database.transaction(() => applyListing(read.listing, source, parts))
    return { ...named, outcome: applied.outcome, listingId: applied.listingId, remarks: withReason(applied.remark) }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    return { ...named, outcome: 'refused', listingId: null, remarks: withReason(reason) }
  }
}

/** Why a listing alone is at fault; null where it is not. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ListingRefused) return error.message
  // Classes 22 and 23 of SQLSTATE: data, and constraints on them.
  return error instanceof SqlError && /^2[23]/u.test(error.sqlState)
    ? 'The listing has a value that the portal cannot keep.'
    : null
}

type Applied = { outcome: FeedOutcome; listingId: number | null; remark: string | null }

async function applyListing(listing: FeedListing, source: FeedSource, parts: FeedApplierParts): Promise<Applied> {
  const { database, clock } = parts
  const { agencyId, uniqueId } = listing
  const office = await lockAgency(database, agencyId, source.officeId)
  if (office === null) throw new ListingRefused(`No office sends the agentID ${agencyId}.`)
  if (source.officeId !== null && office.id !== source.officeId)
    throw new ListingRefused(`The agentID ${agencyId} belongs to another office.`)
  if (office.isClosed) throw new ListingRefused(`The office of the agentID ${agencyId} is closed.`)
  const known = await knownListing(database, agencyId, uniqueId)
  if (known?.isHidden === true)
    throw new ListingRefused('Staff of the portal have hidden this listing. Please contact the portal.')
  const now = clock()
  const timeZone = timeZoneOf(listing, known, office)
  const modifiedAt = instantOf(listing.modifiedAt, timeZone)
  const decision = decideFeed(listing, known && { ...known, listing: onMarketAs(known) }, { modifiedAt, now })
  if (decision.outcome === 'refused') throw new ListingRefused(decision.reason)
  const current = known === null ? null : currentListing(known)
  if (decision.outcome === 'ignoredAsOlder')
    return { outcome: decision.outcome, listingId: current?.id ?? null, remark: null }
  const { outcome, stated, commands, remark } = decision
  const subject = { agencyId, officeId: office.id, stated, listing: current, timeZone, modifiedAt, now }
  const listingId = await parts.listingChanges.together((listingChanges) =>
    carryOut(commands, { ...subject, pictures: source.pictures }, { ...parts, listingChanges }),
  )
  await saveListing(database, { agencyId, uniqueId, listingId, modifiedAt, stated })
  if (listingId !== null && outcome !== 'accepted') await parts.listingChanges.confirm([listingId])
  return { outcome, listingId, remark }
}

const currentListing = ({ listingId, suburbUri: uri, suburbName: name }: FeedListingRow) =>
  listingId === null ? null : { id: listingId, suburb: { uri, name } }

function onMarketAs({ listingId, listingType, statusType, isUnderOffer }: FeedListingRow) {
  if (listingId === null) return null
  const state = statusType === 'available' && isUnderOffer ? ('underOffer' as const) : statusType
  return { listingType, state }
}

/** Where the home is, else where its office is. */
function timeZoneOf({ address }: FeedListing, known: FeedListingRow | null, office: FeedOffice): string {
  if (address !== undefined) {
    const { suburb: name, stateCode, postcode } = address
    return timeZoneOfPlace({ uri: suburbSlug({ name, stateCode, postcode }), stateCode })
  }
  return known === null || known.listingId === null
    ? timeZoneOfPlace({ uri: office.placeUri, stateCode: office.stateCode })
    : timeZoneOfPlace({ uri: known.suburbUri, stateCode: known.stateCode })
}
