import { alertCountOf } from '#domain/alerts/alert-counts.ts'
import { alertModeOf, alertStatusOf } from '#domain/alerts/alert-filter.ts'
import { alertCardText, alertDescription, suggestedAlertName } from '#domain/alerts/alert-texts.ts'
import { startOfForecast } from '#domain/alerts/alert-forecast.ts'
import { withSurroundingSuburbs } from '#domain/search/change-search.ts'
import type { AlertResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { searchLocationOf } from '#domain/locations/place-label.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { AlertsContext } from './alerts-services.ts'
import { namedAlert, placesOf, searchLink } from './named-alert.ts'

const alertFields: AlertResolvers<AlertsContext> = {
  id: ({ id }) => String(id),
  suggestedName: async ({ search }, _arguments, { services }) => suggestedAlertName(await namedAlert(search, services)),
  description: async ({ search }, _arguments, { services }) => alertDescription(await namedAlert(search, services)),
  cardInfo: async ({ search }, _arguments, { services }) => alertCardText(await namedAlert(search, services)),
  unseenListingIds: async ({ id }, _arguments, { services }) => (await services.alertReader.unseen(id)).listingIds,
  unseenListingCount: async ({ id }, _arguments, { services }) => (await services.alertReader.unseen(id)).total,
  links: (alert, _arguments, { services }) => ({
    search: searchLink(alert, services),
    alert: `/alerts/${alert.id}`,
    edit: `/alerts/${alert.id}/edit`,
  }),
  coverPhoto: async ({ id }, _arguments, { services }) => {
    const listingId = await services.alertReader.latestListingId(id)
    const [listing] = listingId === null ? [] : await services.listings.byIds([listingId])
    if (listing === undefined) return null
    return services.listingView.photos(listing.row.photos, listing.row, listing.suburb)[0] ?? null
  },
  searchParams: ({ search }) => search,
  filter: (alert) => alert,
  createdAt: ({ createdAt, timeZone }) => isoInZone(createdAt, timeZone),
  matches: ({ id }, { paging }, { services }) => {
    return services.alertReader.matches(id, { skip: paging.skip, take: paging.take })
  },
}

export const alertResolvers: Pick<
  Resolvers<AlertsContext>,
  'Alert' | 'AlertFilter' | 'AlertList' | 'AlertMatch' | 'AlertMatches' | 'AlertPreview'
> = {
  Alert: alertFields,
  AlertPreview: {
    suggestedName: async ({ search }, _arguments, { services }) =>
      suggestedAlertName(await namedAlert(search, services)),
    description: async ({ search }, _arguments, { services }) => alertDescription(await namedAlert(search, services)),
    foundInFourWeeks: ({ search, isPartlyInRange }, _arguments, { services, now }) =>
      services.listingSearch.countSince(services.resolvedSearch(search), {
        now,
        since: startOfForecast(now),
        isPartlyInRange,
      }),
    surroundingLocations: async ({ search }, _arguments, { services }) => {
      const { area } = services.resolvedSearch(withSurroundingSuburbs(search, true))
      const ids = area.kind === 'places' ? area.surroundingSuburbIds : []
      return (await services.places.byIds(ids)).map(searchLocationOf)
    },
  },
  AlertFilter: {
    searchMode: ({ search }) => alertModeOf(search.searchMode),
    statusTypes: ({ search }) => [alertStatusOf(search.searchMode)],
    listingTypes: ({ search }) => [alertModeOf(search.searchMode) === 'buy' ? 'sale' : 'rental'],
    locations: async ({ search }, _arguments, { services }) => (await placesOf(search, services)).map(searchLocationOf),
    locationIds: async ({ search }, _arguments, { services }) => (await placesOf(search, services)).map(({ id }) => id),
    price: ({ search }) => search.price,
    beds: ({ search }) => alertCountOf(search.bedrooms),
    baths: ({ search }) => alertCountOf(search.bathrooms),
    carSpaces: ({ search }) => alertCountOf(search.carSpaces),
    propertyTypes: ({ search }) => search.propertyTypes,
  },
  AlertList: {
    unseenListingCount: ({ memberId }, _arguments, { services }) => services.alertReader.unseenCountOf(memberId),
  },
  AlertMatches: {
    results: async ({ rows }, _arguments, { services }) => {
      const listings = await services.listings.byIds(rows.map(({ listingId }) => listingId))
      const listingById = new Map(listings.map((listing) => [listing.row.id, listing]))
      return rows.flatMap((match) => {
        const listing = listingById.get(match.listingId)
        return listing === undefined ? [] : [{ match, listing }]
      })
    },
  },
  AlertMatch: {
    listing: ({ listing }) => listing,
    kind: ({ match }) => match.kind,
    reason: ({ match }) => match.reason,
    isSeen: ({ match }) => match.seenAt !== null,
    matchedAt: ({ match, listing }) => isoInZone(match.matchedAt, timeZoneOfPlace(listing.suburb)),
  },
}
