import { timeZoneOfPlace, zonesByStateOrSuburb } from '#domain/locations/time-zone-of-place.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import type { DemoState } from './demo-state.ts'
import { type DemoInspection, type Schedule, closingText, scheduleOf } from './listings/schedule.ts'
import { moveDayCounts } from '#demo/data/day-counts/ensure-demo-day-counts.ts'
import { rewriteMedians } from '#demo/market/rewrite-medians.ts'
import { type LocalDay, localDayFrom, localDayOf } from './time/local-day.ts'

type MarketListing = {
  id: number
  /** Of its suburb. */
  uri: string
  stateCode: StateCode
  isRental: boolean
  isUnderOffer: boolean
  saleMethod: string | null
  priceText: string
}

/**
 * Moves the demonstration to a later day: what has happened moves by whole days and keeps its local hour; auctions,
 * inspections and closing days are set anew from tomorrow on, on the weekdays and at the hours they have always had.
 * Medians are reckoned anew when a month has begun. Call it inside a transaction.
 */
export async function shiftDemoDates(
  database: Database,
  state: DemoState,
  { now, date }: { now: Date; date: string },
): Promise<void> {
  const days = localDayFrom(date) - localDayFrom(state.date)
  const range = [state.firstListingId, state.lastListingId] as const
  const onMarket = await database.query<MarketListing>(SELECT_MARKET, range)
  const todayAt = (listing: MarketListing) => localDayOf(now, timeZoneOfPlace(listing))
  const schedules = onMarket.map((listing) => ({
    listing,
    schedule: scheduleIn(listing, state.seed, todayAt(listing)),
  }))
  const withAuction = schedules.filter(({ schedule }) => schedule.auctionAt !== null)
  const closing = onMarket.flatMap((listing) => {
    const closes = closingText(state.seed, listing.id, todayAt(listing))
    const text = listing.priceText.replace(/(?<= closing ).+$/, closes)
    return text === listing.priceText ? [] : [{ id: listing.id, text }]
  })
  await database.query(MOVE_LISTINGS, [
    ...range,
    days,
    now,
    zonesByStateOrSuburb.map(([place]) => place),
    zonesByStateOrSuburb.map(([, zone]) => zone),
    withAuction.map(({ listing }) => listing.id),
    withAuction.map(({ schedule }) => schedule.auctionAt),
    closing.map(({ id }) => id),
    closing.map(({ text }) => text),
  ])
  await movePriceEvents(database, range, days)
  await moveDayCounts(database, state, days)
  await database.query(MOVE_ACTIVITIES, [...range, now])
  await replaceInspections(database, range, schedules)
  if (date.slice(0, 7) !== state.date.slice(0, 7)) await rewriteMedians(database, state.seed, localDayFrom(date))
  await refreshListingSearch(database)
}

const SELECT_MARKET = `
  select l.id, p.uri, p.state_code as "stateCode", l.listing_type = 'rental' as "isRental", l.is_under_offer as "isUnderOffer",
    l.sale_method as "saleMethod", l.price_text as "priceText"
  from listing l join location p on p.id = l.suburb_id
  where l.status_type = 'available' and l.id between $1 and $2
  order by l.id`

/** Each row once: PostgreSQL writes a whole row anew for every update. */
const MOVE_LISTINGS = `
  update listing l
  set listed_at = least($4::timestamptz, moved.listed_at), modified_at = least($4::timestamptz, moved.modified_at),
    confirmed_at = least($4::timestamptz, greatest($4::timestamptz - interval '60 days', l.confirmed_at + make_interval(days => $3::int))),
    confirmation_asked_at = null,
    completed_on = l.completed_on + $3::int, available_on = l.available_on + $3::int,
    auction_at = moved.auction_at, price_text = coalesce(moved.price_text, l.price_text)
  from (
    select
      o.id,
      (o.listed_at at time zone z.zone + make_interval(days => $3::int)) at time zone z.zone as listed_at,
      (o.modified_at at time zone z.zone + make_interval(days => $3::int)) at time zone z.zone as modified_at,
      a.auction_at,
      c.price_text
    from listing o
    join location p on p.id = o.suburb_id
    join unnest($5::text[], $6::text[]) as of_state (place, zone) on of_state.place = p.state_code
    left join unnest($5::text[], $6::text[]) as of_suburb (place, zone) on of_suburb.place = p.uri
    cross join lateral (select coalesce(of_suburb.zone, of_state.zone) as zone) as z
    left join unnest($7::int[], $8::timestamptz[]) as a (id, auction_at) on a.id = o.id
    left join unnest($9::int[], $10::text[]) as c (id, price_text) on c.id = o.id
    where o.id between $1 and $2
  ) as moved
  where l.id = moved.id`

/** As when they were recorded (server/modules/activities/activities.queries.ts). */
const MOVE_ACTIVITIES = `
  update activity
  set occurred_at = case
    when activity.type = 'SoldOrLeasedAProperty' and listing.completed_on is not null
      then least($3::timestamptz, (listing.completed_on + time '02:00') at time zone 'UTC')
    else least($3::timestamptz, listing.listed_at) end
  from listing
  where listing.id = activity.listing_id and listing.id between $1 and $2`

const scheduleIn = (
  { id, uri, stateCode, isRental, isUnderOffer, saleMethod }: MarketListing,
  seed: string,
  today: LocalDay,
): Schedule =>
  scheduleOf({
    seed,
    listingId: id,
    today,
    timeZone: timeZoneOfPlace({ uri, stateCode }),
    isRental,
    isUnderOffer,
    saleMethod,
  })

/** Two events of one kind of a home lie further apart than this. */
const NEAREST_EVENTS_OF_A_KIND = 300

/** Events that move as far as another one lies ahead would meet it on the way: they go far away first, then back. */
async function movePriceEvents(database: Database, range: readonly [number, number], days: number): Promise<void> {
  const far = 1_000_000
  const steps = days < NEAREST_EVENTS_OF_A_KIND ? [days] : [far, days - far]
  for (const step of steps) {
    await database.query(
      'update listing_price_event set occurred_on = occurred_on + $3::int where listing_id between $1 and $2',
      [...range, step],
    )
  }
}

async function replaceInspections(
  database: Database,
  range: readonly [number, number],
  schedules: readonly { listing: MarketListing; schedule: Schedule }[],
): Promise<void> {
  await database.query('delete from listing_inspection where listing_id between $1 and $2', range)
  const rowOf = (id: number, { startsAt, endsAt, localDate }: DemoInspection) => [id, startsAt, endsAt, localDate]
  await database.copyRows(
    'listing_inspection',
    ['listing_id', 'starts_at', 'ends_at', 'local_date'],
    schedules.flatMap(({ listing, schedule }) =>
      schedule.inspections.map((inspection) => rowOf(listing.id, inspection)),
    ),
  )
}
