import type { FastifyPluginAsync } from 'fastify'
import { type CalendarEvent, calendarFile } from '#domain/calendar/calendar-file.ts'
import { eventUid } from '#domain/calendar/event-uid.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { rateLimiter } from '#server/platform/http/rate-limiter.ts'
import { feedTexts } from './feed.copy.ts'
import type { StopRow } from './inspection-plan-record.ts'
import type { InspectionPlansParts } from './inspection-plans-services.ts'

export type FeedRoutesOptions = {
  services: InspectionPlansParts
  /** Scheme and host of links. */
  origin: string
}

const REQUESTS_PER_MINUTE = 600
const A_MONTH_MS = 30 * 86_400_000

/**
 * `GET /api/calendar/{secret}.ics`: the visits of a member from a month ago on, for calendar programs, which show no login. 404 for
 * a secret that is none or no more. What is hidden of an address stays hidden.
 */
export const feedRoutes: FastifyPluginAsync<FeedRoutesOptions> = async (app, { services, origin }) => {
  const { calendarFeeds, inspectionPlans, listings, clock } = services
  const limiter = rateLimiter({ perMinute: REQUESTS_PER_MINUTE, now: () => clock().getTime() })

  app.get<{ Params: { secret: string } }>('/api/calendar/:secret(^[\\w-]{45,50}).ics', async (request, reply) => {
    const retryAfterSeconds = limiter.take(clientNetworkOf(request), 1)
    if (retryAfterSeconds > 0) {
      throw new PortalError('TOO_MANY_REQUESTS', 'Too many requests. Please slow down.', { retryAfterSeconds })
    }
    const memberId = await calendarFeeds.memberOf(request.params.secret)
    if (memberId === null) return reply.callNotFound()
    // A day early, for the days of the homes are those of their zones.
    const stops = await inspectionPlans.stopsFrom(memberId, calendarDateOf(clock().getTime() - A_MONTH_MS, 'UTC'))
    const foundListings = await listings.byIds([...new Set(stops.map(({ listingId }) => listingId))], {
      withRemoved: true,
    })
    const listingById = new Map(foundListings.map((listing) => [listing.row.id, listing]))
    const events = stops.flatMap((stop) => {
      const listing = listingById.get(stop.listingId)
      return listing === undefined ? [] : [eventOf(stop, listing)]
    })
    return reply
      .header('cache-control', 'private, max-age=300')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(events, { name: feedTexts.name }))
  })

  function eventOf({ startsAt, endsAt, isStillOpen }: StopRow, { row, suburb }: ListingRecord): CalendarEvent {
    const address = services.listingView.longAddress(row, suburb)
    const url = origin + formatListingUrl({ uri: services.listingView.uri(row, suburb), id: row.id })
    return {
      uid: eventUid({ kind: 'inspection', listingId: row.id, start: startsAt }, origin),
      start: startsAt,
      end: endsAt,
      timeZone: timeZoneOfPlace(suburb),
      summary: isStillOpen ? feedTexts.inspection(address) : feedTexts.notOpen(address),
      location: address,
      description: [
        ...(isStillOpen ? [] : [feedTexts.askAgent]),
        listingPrice(row).longDescription,
        ...(row.isAddressHidden ? [feedTexts.hiddenAddress] : []),
        url,
      ].join('\n'),
      url,
      modifiedAt: row.modifiedAt,
    }
  }
}
