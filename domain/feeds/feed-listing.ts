import type { PropertyType } from '../lookups/property-types.ts'
import { readFeedAddress, type FeedAddress } from './feed-address.ts'
import { readFeedAgents, type FeedAgent } from './feed-agents.ts'
import { attributeOf, childOf, childrenOf, type FeedElement, textOf } from './feed-element.ts'
import { readFeedFeatures, type FeedFeatures } from './feed-features.ts'
import { type FeedLink, type FeedPicture, readFloorPlans, readLinks, readPhotos, readStatements } from './feed-media.ts'
import { type FeedPrice, type FeedResult, readFeedPrice, readFeedResult } from './feed-price.ts'
import { readFeedPropertyType } from './feed-property-type.ts'
import { type FeedRemark, type FeedRemarks, gatherRemarks } from './feed-remarks.ts'
import { type FeedTime, readFeedInspection, readFeedTime } from './feed-time.ts'
import { areaOf, dollarsOf, isYes } from './feed-values.ts'
import { feedLine, feedWords } from './feed-words.ts'

const feedStatuses = ['current', 'withdrawn', 'offmarket', 'sold', 'leased', 'deleted'] as const
type FeedStatus = (typeof feedStatuses)[number]

const feedTypes = ['residential', 'rental', 'land', 'rural'] as const
type FeedType = (typeof feedTypes)[number]
/** Of REAXML, and not for a portal of homes. */
const otherTypes: ReadonlySet<string> = new Set(['commercial', 'commercialland', 'business', 'holidayrental'])

/** A listing as a feed states it. What is undefined was not in the feed and stays as it is; null and nothing take away what was there. */
export type FeedListing = {
  agencyId: string
  uniqueId: string
  type: FeedType
  status: FeedStatus
  modifiedAt: FeedTime
  isUnderOffer: boolean | undefined
  result: FeedResult | undefined
} & FeedContent

type FeedContent = {
  address: FeedAddress | undefined
  price: FeedPrice | undefined
  bond: number | null | undefined
  availableOn: string | null | undefined
  propertyType: PropertyType | undefined
  title: string | undefined
  description: string | undefined
  features: FeedFeatures | undefined
  landSizeM2: number | null | undefined
  buildingSizeM2: number | null | undefined
  frontageM: number | null | undefined
  councilRates: string | undefined
  municipality: string | undefined
  isByAuction: boolean | undefined
  /** Only of what is sold by auction. */
  auctionAt: FeedTime | null | undefined
  inspections: { day: string; begins: string; ends: string }[] | undefined
  agents: FeedAgent[] | undefined
  photos: FeedPicture[] | undefined
  floorPlans: FeedPicture[] | undefined
  statements: FeedLink[] | undefined
  videos: FeedLink[] | undefined
  externalLinks: FeedLink[] | undefined
}

/** `line` and `element` are where it begins. */
export type ReadListing = {
  agencyId: string
  uniqueId: string
  line: number
  element: string
  leftOut: FeedRemark[]
} & ({ outcome: 'read'; listing: FeedListing } | { outcome: 'refused' | 'notForUs'; reasons: FeedRemark[] })

const LONGEST_ID = 100
const LONGEST_TITLE = 150
const LONGEST_DESCRIPTION = 20_000
const LONGEST_LINE = 100

/** Reads one listing of a REAXML feed (docs/product.md, section 29). */
export function readFeedListing(element: FeedElement): ReadListing {
  const remarks = gatherRemarks()
  const idOf = (id: string) => feedLine(textOf(childOf(element, id)), LONGEST_ID)
  const ids = { agencyId: idOf('agentID'), uniqueId: idOf('uniqueID') }
  const at = { ...ids, line: element.line, element: element.name }
  const name = element.name.toLowerCase()
  const type = feedTypes.find((each) => each === name)
  if (type === undefined && otherTypes.has(name)) {
    const reason = {
      line: element.line,
      element: element.name,
      reason: `The portal shows no listings of type ${element.name}.`,
    }
    return { ...at, outcome: 'notForUs', reasons: [reason], leftOut: [] }
  }
  if (type === undefined) remarks.refuse(element, `“${element.name}” is no type of listing.`)
  const listing = type === undefined ? null : listingOf(element, { type, ...ids }, remarks)
  const { refusals, leftOut } = remarks
  return listing === null || refusals.length > 0
    ? { ...at, outcome: 'refused', reasons: refusals, leftOut }
    : { ...at, outcome: 'read', listing, leftOut }
}

function listingOf(
  element: FeedElement,
  { type, agencyId, uniqueId }: { type: FeedType; agencyId: string; uniqueId: string },
  remarks: FeedRemarks,
): FeedListing | null {
  const modifiedAt = readFeedTime(attributeOf(element, 'modTime'))
  const word = attributeOf(element, 'status').toLowerCase()
  const status = feedStatuses.find((each) => each === word)
  if (agencyId === '') remarks.refuse(element, 'The listing has no agentID.')
  if (uniqueId === '') remarks.refuse(element, 'The listing has no uniqueID.')
  if (modifiedAt === null) remarks.refuse(element, `“${attributeOf(element, 'modTime')}” is no modTime.`)
  if (status === undefined) remarks.refuse(element, `“${attributeOf(element, 'status')}” is no status of a listing.`)
  if (modifiedAt === null || status === undefined) return null
  const offer = childOf(element, 'underOffer')
  return {
    agencyId,
    uniqueId,
    type,
    status,
    modifiedAt,
    isUnderOffer: offer && isYes(offer),
    result: resultOf(element, status, remarks),
    ...contentOf(element, remarks),
  }
}

function resultOf(element: FeedElement, status: FeedStatus, remarks: FeedRemarks): FeedResult | undefined {
  if (status !== 'sold' && status !== 'leased') return undefined
  const details = childOf(element, status === 'sold' ? 'soldDetails' : 'leasedDetails')
  const date = childOf(details, 'date') ?? childOf(details, 'soldDate')
  return { ...readFeedResult(details, remarks), day: timeOf(date, remarks)?.day ?? null }
}

function contentOf(element: FeedElement, remarks: FeedRemarks): FeedContent {
  const part = <Value>(name: string, read: (child: FeedElement) => Value): Value | undefined => {
    const child = childOf(element, name)
    return child && read(child)
  }
  const isByAuction = part('authority', (authority) => attributeOf(authority, 'value').toLowerCase() === 'auction')
  const land = childOf(element, 'landDetails')
  const building = childOf(element, 'buildingDetails')
  return {
    address: part('address', (address) => readFeedAddress(address, remarks)) ?? undefined,
    price: readFeedPrice(element, remarks),
    bond: part('bond', (bond) => dollarsOf(bond, remarks)),
    availableOn: part('dateAvailable', (date) => timeOf(date, remarks)?.day ?? null),
    propertyType: readFeedPropertyType(element),
    title: part('headline', (headline) => feedLine(textOf(headline), LONGEST_TITLE)),
    description: part('description', (text) => feedWords(textOf(text)).slice(0, LONGEST_DESCRIPTION)),
    features: readFeedFeatures(element, remarks),
    landSizeM2: land && areaOf(land, remarks),
    buildingSizeM2: building && areaOf(building, remarks),
    frontageM: land && metresOf(childOf(land, 'frontage')),
    councilRates: part('councilRates', (rates) => feedLine(textOf(rates), LONGEST_LINE)),
    municipality: part('municipality', (name) => feedLine(textOf(name), LONGEST_LINE)),
    isByAuction,
    auctionAt: isByAuction
      ? part('auction', (auction) => auctionOf(auction, remarks))
      : isByAuction === false
        ? null
        : undefined,
    inspections: part('inspectionTimes', (times) => inspectionsOf(times, remarks)),
    agents: readFeedAgents(element, remarks),
    photos: readPhotos(element, remarks),
    floorPlans: readFloorPlans(element, remarks),
    statements: readStatements(element, remarks),
    videos: readLinks(element, 'videoLink', remarks),
    externalLinks: readLinks(element, 'externalLink', remarks),
  }
}

/** A day that cannot be read is refused: a home that is sold or free on another day than its agency says would be wrong. */
function timeOf(element: FeedElement | undefined, remarks: FeedRemarks): FeedTime | null {
  if (element === undefined || textOf(element) === '') return null
  const time = readFeedTime(textOf(element))
  if (time === null) remarks.refuse(element, `“${textOf(element)}” is no date.`)
  return time
}

function auctionOf(element: FeedElement, remarks: FeedRemarks): FeedTime | null {
  const text = attributeOf(element, 'date') || textOf(element)
  const time = readFeedTime(text)
  if (text !== '' && time === null) remarks.refuse(element, `“${text}” is no date and time of an auction.`)
  return time
}

function inspectionsOf(times: FeedElement, remarks: FeedRemarks): { day: string; begins: string; ends: string }[] {
  return childrenOf(times, 'inspection').flatMap((element) => {
    const text = textOf(element)
    const inspection = readFeedInspection(text)
    if (inspection === null && text !== '')
      remarks.leaveOut(element, `“${text}” is no inspection like “21-Dec-2010 11:00am to 1:00pm”.`)
    return inspection ?? []
  })
}

function metresOf(element: FeedElement | undefined): number | null {
  const metres = Number(textOf(element))
  return metres > 0 && metres < 100_000 ? Math.round(metres * 10) / 10 : null
}
