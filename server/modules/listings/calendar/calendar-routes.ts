import type { FastifyPluginAsync } from 'fastify'
import { type CalendarEvent, calendarFile } from '#domain/calendar/calendar-file.ts'
import { eventUid } from '#domain/calendar/event-uid.ts'
import { calendarEventName } from '#domain/listing/calendar-url.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import { allowCaching, originOfRequest } from '#server/platform/http/public-origin.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import { comingAuction, comingInspections } from '#server/modules/listings/listing-times.ts'
import { visibleLongAddress, visibleUri } from '#domain/listing/visible-address.ts'
import { visibleText } from '#server/modules/listings/listing-visibility.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { phoneOfAgent } from '#server/modules/offices/office-record.ts'
import type { ListingsParts } from '#server/modules/listings/listings-services.ts'

export type CalendarOptions = {
  services: ListingsParts
  /** The public origin of the portal, scheme and host; by default what the request says. */
  publicOrigin: string | undefined
}

type Parameters = { id: string; event: string }

/** The assumed length of an auction, whose end is never stated. */
const AUCTION_MINUTES = 30
const A_MINUTE = 60

/**
 * `GET /homes/{uri}/{id}/{inspection|auction}-{day}-{time}.ics`: one coming event of a listing for the visitor's own
 * calendar. 404 when the listing is gone or the event over; what is hidden of an address stays hidden.
 */
export const calendarRoutes: FastifyPluginAsync<CalendarOptions> = async (app, { services, publicOrigin }) => {
  app.get<{ Params: Parameters }>(
    '/homes/:uri/:id(^[1-9]\\d{0,8}$)/:event(^(?:inspection|auction)-[\\d-]+).ics',
    async (request, reply) => {
      const { params } = request
      const origin = originOfRequest(request, publicOrigin)
      const [record] = await services.listings.byIds([Number(params.id)])
      const event = record && eventsOf(record, services.clock(), origin).get(params.event)
      if (!event) return reply.callNotFound()
      return allowCaching(reply, A_MINUTE, publicOrigin)
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.event}.ics"`)
        .send(calendarFile([event]))
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
  const url = origin + formatListingUrl({ uri: visibleUri(row, suburb), id: row.id })
  const [agent] = agents
  const phone = agent === undefined ? office.phone : phoneOfAgent(agent)
  const contact = [agent?.name, office.name].filter(Boolean).join(', ')
  return {
    uid: eventUid({ kind: name === 'Auction' ? 'auction' : 'inspection', listingId: row.id, start }, origin),
    start,
    end,
    timeZone: timeZoneOfPlace(suburb),
    summary: `${name}: ${address}`,
    location: place === null ? address : visibleText(place, row, suburb),
    description: [
      listingPrice(row).longDescription,
      phone === null ? contact : `${contact}, ${phone}`,
      ...(row.isAddressHidden ? ['Contact the agent for the street address.'] : []),
      url,
    ].join('\n'),
    url,
    modifiedAt: row.modifiedAt,
  }
}
