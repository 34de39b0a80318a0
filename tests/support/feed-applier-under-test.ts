import { afterAll, beforeAll, beforeEach } from 'vitest'
import { element } from '#domain/feeds/feed-element.cases.ts'
import type { FeedElement } from '#domain/feeds/feed-element.ts'
import { addressElement, priceElements } from '#domain/feeds/feed-listing.cases.ts'
import { readFeedListing } from '#domain/feeds/feed-listing.ts'
import { feedApplier } from '#server/modules/feeds/applying/feed-applier.ts'
import type { FeedApplier, FeedResult, FeedSource } from '#server/modules/feeds/applying/feed-result.ts'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import { locations, type LocationsServices } from '#server/modules/locations/locations-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { type PortalUnderTest, portalUnderTest } from './portal-under-test.ts'
import { SMALL_WORLD_NOW } from './small-world.ts'

export const MORNING = '2026-11-01-09:30:00'
export const home = [
  addressElement(),
  ...priceElements('500000', 'Offers over $480,000'),
  element('headline', 'A home'),
]
export const office = (officeId: number | null): FeedSource => ({ officeId, pictures: 'addresses' })

export type Upload = { type?: string; status?: string; modTime?: string; uniqueId?: string; agencyId?: string }

export const listingRead = (
  children: readonly FeedElement[],
  { type = 'residential', status = 'current', modTime = MORNING, uniqueId = 'A1', agencyId = 'XNW' }: Upload = {},
) =>
  readFeedListing(
    element(type, [element('agentID', agencyId), element('uniqueID', uniqueId), ...children], { modTime, status }),
  )

/** A portal into which listings of feeds are brought, without their pictures; what tests before did with feeds is gone in each. */
export function feedApplierUnderTest() {
  let portal: PortalUnderTest
  let applier: FeedApplier
  let now = SMALL_WORLD_NOW
  let pictures: unknown[] = []

  const probe = defineModule({
    name: moduleNamed('probe'),
    dependsOn: [listings, locations],
    services: ({
      database,
      listingChanges,
      places,
    }: ListingsServices & LocationsServices & { database: PortalUnderTest['world']['database'] }) => {
      applier = feedApplier({
        database,
        clock: () => now,
        listingChanges,
        async placeOfFeed({ suburb, stateCode, postcode }) {
          const place = await places.byUri(`${suburb}-${stateCode}-${postcode}`.toLowerCase())
          if (place === null) return null
          const { latitudeMicro, longitudeMicro } = place
          return { suburb: place, streetId: null, latitudeMicro, longitudeMicro }
        },
        agentsOfFeed: async (_officeId, named) => named.map(({ name }) => (name === 'Mia Chen' ? 1 : 2)),
        feedPictures: { state: async (...stated) => void pictures.push(stated) },
      })
      return {}
    },
  })

  beforeAll(async () => {
    portal = await portalUnderTest({ others: [probe], clock: () => now })
  }, 60_000)
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.world.database.exec('truncate feed_agency cascade; truncate domain_event restart identity')
    now = SMALL_WORLD_NOW
    pictures = []
  })

  return {
    portal: () => portal,
    applier: () => applier,
    pictures: () => pictures,
    setNow: (moment: Date) => void (now = moment),
    upload: (children: readonly FeedElement[], options: Upload = {}, source = office(1)): Promise<FeedResult> =>
      applier.apply(listingRead(children, options), source, async () => {}),
    events: async (): Promise<string[]> =>
      (await portal.world.database.query<{ kind: string }>('select kind from domain_event order by id')).map(
        ({ kind }) => kind,
      ),
    stored: () =>
      portal.world.database.query<{ listingId: number; modifiedAt: Date; confirmedAt: Date }>(
        `select listing_id as "listingId", feed_listing.modified_at as "modifiedAt", listing.confirmed_at as "confirmedAt"
         from feed_listing left join listing on listing.id = listing_id`,
      ),
  }
}
