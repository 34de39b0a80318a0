import { reviewCountOf } from '#domain/agents/review-figures.ts'
import { timeZoneOf } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { CompanyRecord, ListingRecord, PlaceRecord } from '#mocks/world/records.ts'
import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { refreshAllAgents } from '#server/modules/agents/refresh-agents.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { copy, type Row } from './copy-rows.ts'

/** Puts the world of the mocks into the server's database in place of what is there, so that both know the same homes. */
export async function seedWorld(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('truncate location, company, school, saved_search, mail restart identity cascade')
    await copy(database, 'location', world.places.getAll().map(placeRow))
    await copy(database, 'location_median', world.places.getAll().flatMap(medianRows))
    await copy(database, 'company', world.companies.getAll().map(companyRow))
    await copy(database, 'office', world.offices.getAll().map(officeRow))
    for (const table of ['company', 'office'])
      await database.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table])
    await database.query('delete from staff_created')
    await copy(database, 'agent', world.agents.getAll().map(agentRow))
    await copy(database, 'agent_serviced_location', world.agents.getAll().flatMap(servicedLocationRows))
    await copy(database, 'agent_rating', world.agents.getAll().map(ratingRow))
    await copy(database, 'school', world.schools.getAll().map(schoolRow))
    await copy(database, 'listing', world.listings.getAll().map(listingRow))
    await copy(database, 'listing_agent', world.listings.getAll().flatMap(listingAgentRows))
    await copy(
      database,
      'listing_inspection',
      world.listings.getAll().flatMap((listing) => inspectionRows(world, listing)),
    )
    await copy(database, 'listing_price_event', world.listings.getAll().flatMap(priceEventRows))
    await copy(
      database,
      'saved_search',
      world.savedSearches.getAll().map(({ uri, name, address }) => ({
        uri,
        name,
        search_address: address,
        created_at: world.now,
      })),
    )
  })
  await refreshListingSearch(database)
  await refreshAllAgents(database, world.now)
}

const micro = (degrees: number | undefined): number | null =>
  degrees === undefined ? null : Math.round(degrees * 1_000_000)

const json = (value: unknown): string => JSON.stringify(value)

const placeRow = ({ latLong, stateCode, regionId, suburbId, ...place }: PlaceRecord): Row => ({
  id: place.id,
  uri: place.uri,
  type: place.type,
  name: place.name,
  state_code: stateCode,
  postcode: place.postcode,
  region_id: regionId,
  suburb_id: suburbId,
  latitude_micro: micro(latLong.latitude),
  longitude_micro: micro(latLong.longitude),
  population: place.population,
  settlement: place.settlement,
})

const medianRows = ({ id, medians }: PlaceRecord): Row[] =>
  medians.map(({ kind, group, period, startsOn, value, sampleCount }) => ({
    location_id: id,
    kind,
    property_group: group,
    period,
    starts_on: startsOn,
    median: value,
    sample_count: sampleCount,
  }))

type Office = ReturnType<World['offices']['getAll']>[number]

const companyRow = ({ id, name, stateCode, mergedIntoId, revision }: CompanyRecord): Row => ({
  id,
  name,
  state_code: stateCode,
  merged_into_id: mergedIntoId,
  revision,
})

const officeRow = (office: Office): Row => ({
  id: office.id,
  company_id: office.companyId,
  about: office.about,
  uri: office.uri,
  name: office.name,
  location_id: office.suburbId,
  street_address: office.address,
  latitude_micro: micro(office.latLong?.latitude),
  longitude_micro: micro(office.latLong?.longitude),
  phone: office.phone,
  email: office.email,
  website: office.website,
  brand_colour: office.brandColour,
  logo_identifier: office.logoIdentifier,
  merged_into_id: office.mergedIntoId,
  closed_at: office.closedAt,
  revision: office.revision,
})

type Agent = ReturnType<World['agents']['getAll']>[number]

const agentRow = (agent: Agent): Row => ({
  id: agent.id,
  office_id: agent.officeId,
  username: agent.username,
  name: agent.name,
  job_title: agent.jobTitle,
  tier: agent.tier,
  mobile: agent.mobile,
  portrait_identifier: agent.portraitIdentifier,
  bio: agent.bio,
  website: agent.website,
  awards: json(agent.awards),
  social_links: json(agent.socialLinks),
  videos: json(agent.videos),
  hidden_videos: json(agent.hiddenVideos),
  settings_version: agent.settingsVersion,
  areas_of_expertise: agent.areasOfExpertise,
  is_claimed: agent.isClaimed,
  left_on: agent.leftOn,
  is_principal: agent.isPrincipal,
})

const servicedLocationRows = ({ id, servicedLocationIds }: Agent): Row[] =>
  servicedLocationIds.map((locationId, position) => ({ agent_id: id, location_id: locationId, position }))

const ratingRow = ({ id, reviews: { spread, verifiedCount, importedCount } }: Agent): Row => {
  const [one, two, three, four, five] = spread
  return {
    agent_id: id,
    review_count: reviewCountOf(spread),
    verified_count: verifiedCount,
    imported_count: importedCount,
    one_star_count: one,
    two_star_count: two,
    three_star_count: three,
    four_star_count: four,
    five_star_count: five,
  }
}

const schoolRow = ({ latLong, suburbId, ...school }: ReturnType<World['schools']['getAll']>[number]): Row => ({
  id: school.id,
  name: school.name,
  sector: school.sector,
  level: school.level,
  gender: school.gender,
  suburb_id: suburbId,
  latitude_micro: micro(latLong.latitude),
  longitude_micro: micro(latLong.longitude),
})

const listingRow = (listing: ListingRecord): Row => ({
  id: listing.id,
  uri: listing.uri,
  listing_type: listing.listingType,
  status_type: listing.statusType,
  is_under_offer: listing.isUnderOffer,
  listing_class: listing.listingClass,
  project_name: listing.projectName,
  tier_type: listing.tierType,
  is_exclusive: listing.isExclusive,
  property_type: listing.propertyType,
  title: listing.title,
  description: listing.description,
  suburb_id: listing.suburbId,
  street_id: listing.streetId,
  street_address: listing.streetAddress,
  is_address_hidden: listing.isAddressHidden,
  latitude_micro: micro(listing.latLong?.latitude),
  longitude_micro: micro(listing.latLong?.longitude),
  sale_method: listing.saleMethod,
  price_text: listing.priceText,
  price_from: listing.priceFrom,
  price_to: listing.priceTo,
  is_price_withheld: listing.isPriceWithheld,
  bond: listing.bond,
  available_on: listing.availableOn,
  auction_at: listing.auctionAt,
  auction_place: listing.auctionPlace,
  listed_at: listing.listedAt,
  modified_at: listing.modifiedAt,
  confirmed_at: listing.confirmedAt,
  confirmation_asked_at: listing.confirmationAskedAt,
  completed_on: listing.completedOn,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  car_spaces: listing.carSpaces,
  land_size_m2: listing.landSize,
  frontage_m: listing.frontage,
  building_size_m2: listing.buildingSize,
  features: listing.features,
  other_features: listing.otherFeatures,
  photos: json(listing.photos),
  floor_plans: json(listing.floorPlans),
  videos: json(listing.videos),
  external_links: json(listing.externalLinks),
  external_medias: json(listing.virtualTours.map((tour) => ({ ...tour, kind: 'virtualTour' }))),
  documents: json(listing.documents),
  council_rates: listing.councilRates,
  municipality: listing.municipality,
  details: json(detailsOf(listing)),
  office_id: listing.officeId,
})

const detailsOf = (listing: ListingRecord): object => ({
  buildingFeatures: listing.buildingFeatures,
  ruralFeatures: listing.ruralFeatures,
  agentLocationReview: listing.locationReview ?? undefined,
  vendorReview: listing.vendorReview ?? undefined,
  integrations: {
    bookInspection: listing.bookInspection ?? undefined,
    rentalApplication: listing.rentalApplication ?? undefined,
  },
})

const listingAgentRows = ({ id, agentIds }: ListingRecord): Row[] =>
  agentIds.map((agentId, position) => ({ listing_id: id, agent_id: agentId, position }))

function inspectionRows({ places }: World, { id, suburbId, inspections }: ListingRecord): Row[] {
  const timeZone = timeZoneOf(places.getAll().find((place) => place.id === suburbId)?.stateCode)
  return inspections.map(({ startsAt, endsAt }) => ({
    listing_id: id,
    starts_at: startsAt,
    ends_at: endsAt,
    local_date: calendarDateOf(startsAt, timeZone),
  }))
}

const priceEventRows = ({ id, priceEvents }: ListingRecord): Row[] =>
  priceEvents.map(({ occurredOn, kind, priceText, price }) => ({
    listing_id: id,
    occurred_on: occurredOn,
    kind,
    price_text: priceText,
    price,
  }))
