import type { FeedAddress } from '#domain/feeds/feed-address.ts'
import type { FeedAgent } from '#domain/feeds/feed-agents.ts'
import { type FeedCommand, marketStateOf } from '#domain/feeds/feed-decision.ts'
import { askedPriceOf, contentOfFeed, inspectionsOf, instantOf, resultOf } from '#domain/feeds/listing-of-feed.ts'
import { listingTypeOf, type StatedListing } from '#domain/feeds/stated-listing.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { ListingChanges, NewContent, NewState } from '#server/modules/listings/listings-services.ts'
import type { FeedPictures } from '#server/modules/feeds/pictures/feed-pictures.ts'
import type { FeedPlace } from '#server/modules/feeds/placing/place-of-feed.ts'
import type { FeedSource } from './feed-result.ts'
import { ListingRefused } from './listing-refused.ts'

/** What is done by others with a listing of a feed. */
export type CarryOutParts = {
  listingChanges: ListingChanges
  placeOfFeed: (address: FeedAddress, agencyId: string) => Promise<FeedPlace | null>
  agentsOfFeed: (officeId: number, agents: readonly FeedAgent[]) => Promise<number[]>
  feedPictures: Pick<FeedPictures, 'state'>
}

/** A listing as feeds state it, with where the portal has it. */
export type FeedSubject = {
  agencyId: string
  officeId: number
  stated: StatedListing
  /** Null where the portal has none. */
  listing: { id: number; suburb: { uri: string; name: string } } | null
  timeZone: string
  modifiedAt: Date
  now: Date
  pictures: FeedSource['pictures']
}

/** Does with a listing what was decided; answers its number. */
export async function carryOut(
  commands: readonly FeedCommand[],
  subject: FeedSubject,
  parts: CarryOutParts,
): Promise<number | null> {
  const { listing } = subject
  if (commands.includes('withdraw') && listing !== null)
    await parts.listingChanges.changeState(listing.id, { state: 'removed' })
  const id = commands.includes('publish') ? await published(subject, parts) : (listing?.id ?? null)
  if (id === null) return null
  await changeContent(id, commands, subject, parts)
  for (const command of commands) await steps[command]?.(id, subject, parts)
  return id
}

type Step = (id: number, subject: FeedSubject, parts: CarryOutParts) => Promise<unknown>

const steps: { [Command in FeedCommand]?: Step } = {
  state: (id, subject, { listingChanges }) => listingChanges.changeState(id, newStateOf(subject)),
  price: (id, { stated }, { listingChanges }) => listingChanges.changePrice(id, askedPriceOf(stated)),
  auction(id, subject, { listingChanges }) {
    const at = auctionOf(subject)
    return listingChanges.setAuction(id, at && { at, place: null })
  },
  inspections: (id, { stated, timeZone, now }, { listingChanges }) =>
    listingChanges.setInspections(id, inspectionsOf(stated, timeZone, now)),
  photos: (id, { stated, pictures }, { feedPictures }) =>
    feedPictures.state(id, 'photo', stated.photos ?? [], pictures),
  floorPlans: (id, { stated, pictures }, { feedPictures }) =>
    feedPictures.state(id, 'floorPlan', stated.floorPlans ?? [], pictures),
}

/** All that is said anew, in one change. */
async function changeContent(
  id: number,
  commands: readonly FeedCommand[],
  subject: FeedSubject,
  parts: CarryOutParts,
): Promise<void> {
  const { stated, listing } = subject
  const isMoved = commands.includes('address')
  const hasOtherAgents = commands.includes('agents')
  if (listing === null || !(isMoved || hasOtherAgents || commands.includes('content'))) return
  await parts.listingChanges.changeContent(id, {
    ...(isMoved ? await placed(subject, parts) : contentOfFeed(stated, listing.suburb)),
    ...(hasOtherAgents ? { agentIds: await agentIdsOf(subject, parts) } : {}),
  })
}

async function published(subject: FeedSubject, parts: CarryOutParts): Promise<number> {
  const { stated, officeId, timeZone, now } = subject
  const price = askedPriceOf(stated)
  return parts.listingChanges.publish(
    {
      ...(await placed(subject, parts)),
      listingType: listingTypeOf(stated),
      projectName: null,
      tierType: 'basic',
      isExclusive: false,
      priceText: price.text,
      priceFrom: price.from,
      priceTo: price.to,
      isPriceWithheld: price.isPriceWithheld,
      auctionAt: auctionOf(subject),
      auctionPlace: null,
      photos: [],
      floorPlans: [],
      details: {},
      officeId,
    },
    await agentIdsOf(subject, parts),
    inspectionsOf(stated, timeZone, now),
  )
}

/** All that is said of a home, with where it is. */
async function placed({ stated, agencyId }: FeedSubject, { placeOfFeed }: CarryOutParts) {
  const place = stated.address === undefined ? null : await placeOfFeed(stated.address, agencyId)
  if (place === null) throw new ListingRefused('The portal knows no suburb of this name.')
  const { suburb, streetId, latitudeMicro, longitudeMicro } = place
  return {
    ...contentOfFeed(stated, suburb),
    suburbId: suburb.id,
    streetId,
    latitudeMicro,
    longitudeMicro,
    isPositionApproximate: true,
  } satisfies NewContent
}

const agentIdsOf = ({ stated, officeId }: FeedSubject, { agentsOfFeed }: CarryOutParts): Promise<number[]> =>
  stated.agents === undefined ? Promise.resolve([]) : agentsOfFeed(officeId, stated.agents)

function newStateOf({ stated, modifiedAt, timeZone }: FeedSubject): NewState {
  const state = marketStateOf(stated)
  if (state !== 'completed') return { state }
  const { isPriceWithheld, ...price } = resultOf(stated)
  const completedOn = stated.result?.day ?? calendarDateOf(modifiedAt, timeZone)
  return { state, completedOn, price, isPriceWithheld }
}

const auctionOf = ({ stated: { auctionAt }, timeZone }: FeedSubject): Date | null =>
  auctionAt ? instantOf(auctionAt, timeZone) : null
