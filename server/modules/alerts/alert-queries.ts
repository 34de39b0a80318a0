import { alertSearchOf } from '#domain/alerts/alert-filter.ts'
import { suggestedAlertName } from '#domain/alerts/alert-texts.ts'
import type { QueryResolvers } from '#server/generated/resolvers.ts'
import type { SearchParamsInput } from '#server/generated/schema-types.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { AlertsContext } from './alerts-services.ts'
import { namedAlert } from './named-alert.ts'

export const alertQueries: Pick<
  QueryResolvers<AlertsContext>,
  'alert' | 'alertOfSearch' | 'alertPreview' | 'alerts' | 'matchingListingIds' | 'suggestedAlertName'
> = {
  alerts: async (_parent, _arguments, context) => {
    const { memberId } = await requireMember(context)
    return { memberId, results: await context.services.alerts.ofMember(memberId) }
  },

  alert: async (_parent, { id }, context) => {
    const { memberId } = await requireMember(context)
    const alertId = alertIdOf(id)
    return alertId === null ? null : context.services.alerts.byId(memberId, alertId)
  },

  alertOfSearch: async (_parent, { searchParams }, context) => {
    const { memberId } = await requireMember(context)
    return context.services.alerts.ofSearch(memberId, askedSearch(searchParams, context))
  },

  suggestedAlertName: async (_parent, { searchParams }, context) =>
    suggestedAlertName(await namedAlert(askedSearch(searchParams, context), context.services)),

  alertPreview: (_parent, { searchParams, isPartlyInRange }, context) => ({
    search: askedSearch(searchParams, context),
    isPartlyInRange,
  }),

  matchingListingIds: async (_parent, { searchParams, listingIds }, { services, now }) => {
    const search = services.resolvedSearch(services.searchParametersOf(searchParams))
    const { withoutListingIds } = searchParams
    const asked = { ...search, withoutListingIds }
    const matching = new Set(await services.listingSearch.matching(asked, { now, listingIds }))
    return [...new Set(listingIds)].filter((id) => matching.has(id))
  },
}

/** What an alert for a search would look for, with the places' own uris. */
function askedSearch(input: SearchParamsInput, { services }: AlertsContext) {
  return alertSearchOf(services.resolvedSearch(services.searchParametersOf(input)).parameters)
}

const LARGEST_ID = 2_147_483_647

/** The number of an alert; null for a text that is none. */
export function alertIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= LARGEST_ID ? id : null
}
