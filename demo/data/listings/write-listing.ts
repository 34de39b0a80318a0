import { formatDollars } from '#domain/price/dollars.ts'
import { PRICE_WITHHELD } from '#domain/price/price-display.ts'
import { listingUri } from '#domain/search/listing-url.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { Home } from '#demo/data/homes/home.ts'
import { councilOf } from '#demo/data/places/councils.ts'
import { microDegrees } from '#demo/data/places/distance.ts'
import { guideBeforeSale } from '#demo/data/prices/guide-before-sale.ts'
import { roundPrice, salePriceText } from '#demo/data/prices/price-text.ts'
import { bondOf, weeklyRent } from '#demo/data/prices/rent.ts'
import { writeDescription } from '#demo/data/texts/description.ts'
import { gatherFacts } from '#demo/data/texts/grammar.ts'
import { homeFacts } from '#demo/data/texts/home-facts.ts'
import { offerFacts } from '#demo/data/texts/offer-facts.ts'
import { writeTitle } from '#demo/data/texts/title.ts'
import { dayText } from '#demo/data/time/local-day.ts'
import { classOf } from './listing-kind.ts'
import { drawDetails, drawLinks, otherFeaturesOf } from './listing-links.ts'
import { drawFloorPlans, drawPhotos } from './listing-photos.ts'
import type { PlannedListing } from './listing-plan.ts'
import type { DemoListing, ListingRow } from './listing-row.ts'
import { drawPriceHistory } from './price-history.ts'
import { closingText, scheduleOf } from './schedule.ts'
import { type Draft, drawDraft, type ListingWorld } from './listing-draft.ts'

/** The listing of a plan with everything that belongs to it. Titles and addresses already given in this world are not given again. */
export function writeListing(world: ListingWorld, plan: PlannedListing): DemoListing {
  const random = createRandom(world.seed, 'listing', plan.id)
  const draft = drawDraft(random, world, plan)
  const { isRental, isOnMarket, saleMethod, today, timeZone } = draft
  const isUnderOffer = isOnMarket && random.chance(isRental ? 0.05 : 0.09)
  const schedule = isOnMarket
    ? scheduleOf({ seed: world.seed, listingId: plan.id, today, timeZone, isRental, isUnderOffer, saleMethod })
    : { auctionAt: null, inspections: [] }
  const price = drawPrice(random, world, draft)
  const row: ListingRow = {
    ...identityOf(draft),
    is_under_offer: isUnderOffer,
    tier_type: random.weighted({ basic: 44, bronze: 23, silver: 17, gold: 10, platinum: 6 }),
    is_exclusive: isOnMarket && random.chance(0.022),
    ...wordsOf(random, world, draft),
    ...placeOf(random, draft),
    ...price,
    sale_method: saleMethod,
    available_on: draft.dates.availableOn,
    auction_at: schedule.auctionAt,
    auction_place:
      schedule.auctionAt !== null && random.chance(0.14) ? `In our rooms, ${draft.office.streetAddress}` : null,
    listed_at: draft.dates.listedAt,
    modified_at: draft.dates.modifiedAt,
    completed_on: draft.dates.completedOn === null ? null : dayText(draft.dates.completedOn),
    ...figuresOf(draft.home),
    ...mediaOf(random, draft),
    council_rates: ratesOf(random, draft),
    municipality: councilOf(draft.stock.profile.place),
    office_id: draft.office.id,
  }
  return {
    row,
    agentIds: draft.agents.map(({ id }) => id),
    inspections: schedule.inspections,
    priceEvents: historyOf(random, world.seed, draft, row),
  }
}

type Identity = 'id' | 'uri' | 'listing_type' | 'status_type' | 'listing_class' | 'project_name' | 'property_type'

function identityOf({ plan, stock, home, isRental, isHidden, address, project }: Draft): Pick<ListingRow, Identity> {
  const { place } = stock.profile
  return {
    id: plan.id,
    uri: listingUri({ ...place, suburb: place.name, street: address.streetAddress, isHidden }),
    listing_type: isRental ? 'rental' : 'sale',
    status_type: plan.mode === 'removed' ? 'removed' : plan.completedDaysAgo === null ? 'available' : 'completed',
    listing_class: home.isNewDevelopment ? 'newDevelopment' : classOf(home.propertyType),
    project_name: project?.name ?? null,
    property_type: home.propertyType,
  }
}

function wordsOf(random: Random, world: ListingWorld, draft: Draft): Pick<ListingRow, 'title' | 'description'> {
  const [agent] = draft.agents
  const { schools } = draft.stock
  const facts = gatherFacts(
    ...homeFacts(draft.home),
    draft.stock.placeFacts,
    { school: schools.length > 0 ? random.pick(schools) : undefined },
    offerFacts({
      isRental: draft.isRental,
      saleMethod: draft.saleMethod,
      streetName: draft.isHidden ? null : draft.address.streetName,
      agentName: agent.name,
      isVacant: draft.dates.availableOn === null,
    }),
  )
  return {
    title: writeTitle(random, facts, agent.titleHabit, random.chance(0.012), world.knownTitles),
    description: writeDescription(random, facts, agent.voice),
  }
}

type Whereabouts =
  | 'suburb_id'
  | 'street_id'
  | 'street_address'
  | 'is_address_hidden'
  | 'latitude_micro'
  | 'longitude_micro'

function placeOf(random: Random, { stock, isHidden, address }: Draft): Pick<ListingRow, Whereabouts> {
  const hasNoPoint = random.chance(0.007)
  return {
    suburb_id: stock.locationId,
    street_id: stock.streetIds[address.streetIndex] ?? null,
    street_address: address.streetAddress,
    is_address_hidden: isHidden,
    latitude_micro: hasNoPoint ? null : microDegrees(address.latitude),
    longitude_micro: hasNoPoint ? null : microDegrees(address.longitude),
  }
}

type Price = 'price_text' | 'price_from' | 'price_to' | 'is_price_withheld' | 'bond'

function drawPrice(random: Random, world: ListingWorld, draft: Draft): Pick<ListingRow, Price> {
  const { plan, stock, home, value, saleMethod, today } = draft
  if (saleMethod === null) {
    const rent = weeklyRent(random, home, value, stock.profile)
    const text = `${formatDollars(rent)} per week`
    return { price_text: text, price_from: rent, price_to: rent, is_price_withheld: false, bond: bondOf(rent) }
  }
  if (plan.mode === 'sold') {
    const isWithheld = random.chance(0.06)
    const sold = roundPrice(value * Math.exp(random.normal() * 0.03))
    if (isWithheld)
      return { price_text: PRICE_WITHHELD, price_from: null, price_to: null, is_price_withheld: true, bond: null }
    return { price_text: formatDollars(sold), price_from: sold, price_to: sold, is_price_withheld: false, bond: null }
  }
  const closing = closingText(world.seed, plan.id, today)
  const { stateCode } = stock.profile.place
  const stated = salePriceText(random, {
    value,
    method: saleMethod,
    stateCode,
    isNewDevelopment: home.isNewDevelopment,
    closing,
  })
  return { price_text: stated.text, price_from: stated.from, price_to: stated.to, is_price_withheld: false, bond: null }
}

type Figures =
  | 'bedrooms'
  | 'bathrooms'
  | 'car_spaces'
  | 'land_size_m2'
  | 'frontage_m'
  | 'building_size_m2'
  | 'features'
  | 'other_features'

const figuresOf = (home: Home): Pick<ListingRow, Figures> => ({
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  car_spaces: home.carSpaces,
  land_size_m2: home.landSize,
  frontage_m: home.frontage,
  building_size_m2: home.buildingSize,
  features: [...home.features],
  other_features: otherFeaturesOf(home),
})

type Media = 'photos' | 'floor_plans' | 'videos' | 'external_links' | 'external_medias' | 'documents' | 'details'

function mediaOf(random: Random, draft: Draft): Pick<ListingRow, Media> {
  const { plan, stock, home, isRental, isOnMarket, agents, project } = draft
  const { stateCode, name: suburb } = stock.profile.place
  const isCompleted = plan.completedDaysAgo !== null
  const hasPhotos = !random.chance(0.008)
  return {
    photos: hasPhotos ? drawPhotos(random, home, stateCode, random.chance(0.1), project?.facadeSeed) : [],
    floor_plans: hasPhotos && random.chance(isRental ? 0.22 : 0.56) ? drawFloorPlans(random, home, stateCode) : [],
    ...drawLinks(random, { home, stateCode, isRental, isOnMarket }),
    details: drawDetails(random, { home, suburb, isRental, isOnMarket, isCompleted, agent: agents[0] }),
  }
}

function ratesOf(random: Random, { isRental, value }: Draft): string | null {
  if (isRental || !random.chance(0.36)) return null
  return `${formatDollars(Math.round((900 + value * 0.0011) / 10) * 10)} a year`
}

function historyOf(random: Random, seed: string, draft: Draft, row: ListingRow) {
  const { plan, isRental, home, value, dates, today, agents } = draft
  return drawPriceHistory(random, {
    isRental,
    isNewDevelopment: home.isNewDevelopment || home.bedrooms === null,
    isPriceWithheld: row.is_price_withheld,
    value,
    weeklyRent: row.price_from ?? 0,
    priceText: row.price_text,
    price: row.price_from,
    guide:
      plan.mode === 'sold' && row.price_from !== null
        ? guideBeforeSale({ seed, listingId: plan.id, agentId: agents[0].id }, row.price_from)
        : null,
    listedOn: dates.listedOn,
    completedOn: dates.completedOn,
    today,
    yearBuilt: home.yearBuilt,
  })
}
