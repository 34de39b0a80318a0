import type { FastifyPluginAsync } from 'fastify'
import { calendarEventName } from '#domain/listing/calendar-address.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { writeListingAddress } from '#domain/search/listing-address.ts'
import type { PortalServices } from '#server/services.ts'
import type { ListingRecord } from '../listings/listing-record.ts'
import { comingAuction, comingInspections } from '../listings/listing-times.ts'
import { visibleLongAddress, visibleText, visibleUri } from '../listings/listing-visibility.ts'
import { timeZoneOfPlace } from '../locations/place-record.ts'
import { phoneOfAgent } from '../offices/office-record.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

export type CalendarOptions = {
  services: PortalServices
  /** Scheme and host under which the world knows the portal; by default what the request says. */
  publicOrigin: string | undefined
}

type Parameters = { id: string; event: string }

/** How long an auction is reckoned to last; nobody states its end. */
const AUCTION_MINUTES = 30
const A_MINUTE = 'public, max-age=60'

/**
 * `GET /homes/{uri}/{id}/{inspection|auction}-{day}-{time}.ics`: one coming event of a listing for the visitor's own
 * calendar. 404 when the listing is gone or the event over; what is hidden of an address stays hidden.
 */
export const calendarModule: FastifyPluginAsync<CalendarOptions> = async (app, { services, publicOrigin }) => {
  app.get<{ Params: Parameters }>(
    '/homes/:uri/:id(^[1-9]\\d{0,8}$)/:event(^(?:inspection|auction)-[\\d-]+).ics',
    async ({ params, protocol, host }, reply) => {
      const origin = publicOrigin ?? `${protocol}://${host}`
      const [record] = await services.listings.byIds([Number(params.id)])
      const event = record && eventsOf(record, services.clock(), origin).get(params.event)
      if (!event) return reply.callNotFound()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.event}.ics"`)
        .header('cache-control', A_MINUTE)
        .send(calendarFile(event))
    },
  )
}

/** The events to come by the names of their files. */
function eventsOf(record: ListingRecord, now: Date, origin: string): Map<string, CalendarEvent> {
  const { row, suburb } = record
  const inspections = comingInspections(row, suburb, now).map(
    ({ startsAt, endsAt }) =>
      [
        calendarEventName('inspection', startsAt),
        eventOf(record, origin, { name: 'Inspection', start: new Date(startsAt), end: new Date(endsAt), place: null }),
      ] as const,
  )
  const auction = comingAuction(row, suburb, now)
  if (auction === null) return new Map(inspections)
  const start = new Date(auction.startsAt)
  const end = new Date(start.getTime() + AUCTION_MINUTES * 60_000)
  const event = eventOf(record, origin, { name: 'Auction', start, end, place: row.auctionPlace })
  return new Map([...inspections, [calendarEventName('auction', auction.startsAt), event]])
}

type Occasion = { name: 'Inspection' | 'Auction'; start: Date; end: Date; place: string | null }

function eventOf({ row, suburb, office, agents }: ListingRecord, origin: string, occasion: Occasion): CalendarEvent {
  const { name, start, end, place } = occasion
  const address = visibleLongAddress(row, suburb)
  const url = origin + writeListingAddress({ uri: visibleUri(row, suburb), id: row.id })
  const [agent] = agents
  const phone = agent === undefined ? office.phone : phoneOfAgent(agent)
  const contact = [agent?.name, office.name].filter(Boolean).join(', ')
  return {
    uid: `${name.toLowerCase()}-${row.id}-${start.getTime()}@${new URL(origin).hostname}`,
    start,
    end,
    timeZone: timeZoneOfPlace(suburb),
    summary: `${name}: ${address}`,
    location: place === null ? address : visibleText(place, row, suburb),
    description: [
      listingPrice(row).longDescription,
      phone === null ? contact : `${contact}, ${phone}`,
      ...(row.isAddressHidden ? ['The agent gives the street address on request.'] : []),
      url,
    ].join('\n'),
    url,
    modifiedAt: row.modifiedAt,
  }
}
