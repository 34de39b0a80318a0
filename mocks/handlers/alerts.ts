import { alertErrors as errors } from '#domain/alerts/alert-errors.copy.ts'
import {
  alertModeOf,
  alertSearchOf,
  alertStatusOfFilter,
  isOfMode,
  roomsOfAlert,
  searchModeOfAlert,
} from '#domain/alerts/alert-filter.ts'
import { startOfForecast } from '#domain/alerts/alert-forecast.ts'
import { ALERT_UNDO_TIME, LONGEST_ALERT_NAME, MOST_ALERTS } from '#domain/alerts/alert-limits.ts'
import { alertNameOf } from '#domain/alerts/alert-name.ts'
import { searchLocationOf } from '#domain/locations/place-label.ts'
import { isPastMode } from '#domain/lookups/search-modes.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { isSameAlertSearch } from '#domain/search/alert-match.ts'
import { withSurroundingSuburbs } from '#domain/search/change-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type {
  AddAlertInput,
  AlertCountInput,
  AlertDeliveryInput,
  AlertFilterInput,
  UpdateAlertInput,
} from '#src/api/generated/graphql.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, missing, Refusal, required } from '../refusal.ts'
import { findArea } from '../search/find-area.ts'
import { runSearch } from '../search/run-search.ts'
import type { AlertRecord } from '../world/alerts.ts'
import type { ListingRecord } from '../world/records.ts'
import { find, findAll, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { alertsOfMember, alertView, askedSearch, matchesView, textsOf, unseenCount, unseenOf } from './alert-view.ts'
import type { Call, RestOperations } from './rest/rest.ts'
import { type SearchInput, searchParametersOf } from './search-input.ts'
import { requireCaller } from './sessions.ts'

type Asked = { searchParams: SearchInput }

export const alertQueries = ({ world }: MockPortal, headers: Headers) => ({
  alerts() {
    const alerts = alertsOfMember(world, requireCaller(world, headers).id)
    return { results: alerts.map((alert) => alertView(world, alert)), unseenListingCount: unseenCount(world, alerts) }
  },
  alert({ id }: { id: string }) {
    const alert = ownAlert(world, headers, id)
    return alert === undefined ? null : alertView(world, alert)
  },
  alertOfSearch({ searchParams }: Asked) {
    const { id } = requireCaller(world, headers)
    const search = askedSearch(world, searchParams)
    const alert = alertsOfMember(world, id).find((each) => isSameAlertSearch(each.search, search))
    return alert === undefined ? null : alertView(world, alert)
  },
  suggestedAlertName: ({ searchParams }: Asked) => textsOf(world, askedSearch(world, searchParams)).suggestedName,
  alertPreview({ searchParams, isPartlyInRange }: Asked & { isPartlyInRange: boolean }) {
    const search = askedSearch(world, searchParams)
    return {
      ...textsOf(world, search),
      foundInFourWeeks: foundInFourWeeks(world, search, isPartlyInRange),
      surroundingLocations: findArea(world, withSurroundingSuburbs(search, true)).surroundings.map(searchLocationOf),
    }
  },
  matchingListingIds({ searchParams, listingIds }: Asked & { listingIds: number[] }) {
    const { all } = runSearch(world, searchParametersOf(world, searchParams), searchParams.withoutListingIds)
    const found = new Set(all.map(({ id }) => id))
    return [...new Set(listingIds)].filter((id) => found.has(id))
  },
})

/** How many homes came since the forecast begins, whatever became of them; of a past mode those that were sold or leased then. */
function foundInFourWeeks(world: World, search: SearchParameters, isPartlyInRange: boolean): number {
  const since = startOfForecast(world.now).getTime()
  const modes = new Set([search.searchMode, searchModeOfAlert(alertModeOf(search.searchMode), 'completed')])
  const all = [...modes].flatMap((searchMode) => runSearch(world, { ...search, searchMode, isUnderOffer: true }).all)
  const isSince = ({ listedAt, completedOn }: ListingRecord) =>
    isPastMode(search.searchMode) ? Date.parse(completedOn ?? '') >= since : listedAt.getTime() >= since
  const { min, max } = search.price
  const isWhollyWithin = ({ priceFrom, priceTo }: ListingRecord) =>
    (min === null || (priceFrom ?? 0) >= min) && (max === null || (priceTo ?? 0) <= max)
  return all.filter((listing) => isSince(listing) && (isPartlyInRange || isWhollyWithin(listing))).length
}

export const alertMutations = ({ world }: MockPortal, headers: Headers) => ({
  addAlert({ input }: { input: AddAlertInput }) {
    const memberId = requireCaller(world, headers, errors.save).id
    const idempotencyKey = checkedKey(input.idempotencyKey)
    const name = requiredName(input.name)
    const search = searchOfFilter(world, input.filter)
    const { delivery, isPartlyInRange = true } = input
    const wanted = { name, search, ...deliveryOf(delivery), isPartlyInRange }
    if (input.id != null) {
      return changed(world, required(ownAlert(world, headers, input.id), errors.create), wanted)
    }
    const own = alertsOfMember(world, memberId).toReversed()
    const known =
      own.find((alert) => alert.idempotencyKey === idempotencyKey) ??
      own.find((alert) => isSameAlertSearch(alert.search, search))
    if (known !== undefined) return { alert: alertView(world, known) }
    if (own.length >= MOST_ALERTS) throw new Refusal('BAD_INPUT', errors.tooMany(MOST_ALERTS))
    const state = { isPaused: false, createdAt: world.now, deletedAt: null }
    const alert = world.alerts.create({ id: nextId(world.alerts), memberId, ...wanted, idempotencyKey, ...state })
    return { alert: alertView(world, alert) }
  },
  updateAlert({ input }: { input: UpdateAlertInput }) {
    const alert = required(ownAlert(world, headers, input.id, errors.loginToUpdate), errors.update)
    const { name, filter, delivery, isPartlyInRange, isPaused } = input
    return changed(world, alert, {
      ...(name == null ? {} : { name: requiredName(name) }),
      ...(filter == null ? {} : { search: searchOfFilter(world, filter) }),
      ...(delivery == null ? {} : deliveryOf(delivery)),
      ...(isPartlyInRange == null ? {} : { isPartlyInRange }),
      ...(isPaused == null ? {} : { isPaused }),
    })
  },
  deleteAlert({ alertId }: { alertId: string }) {
    const alert = required(laterAlert(world, headers, alertId, errors.delete), errors.delete)
    // A repeat after a lost answer ends as the first did.
    if (alert.deletedAt === null) changed(world, alert, { deletedAt: world.now })
    return { alertId: String(alert.id) }
  },
  undoDeleteAlert: ({ alertId }: { alertId: string }) =>
    changed(world, required(laterAlert(world, headers, alertId, errors.loginToUpdate), errors.undo), {
      deletedAt: null,
    }),
  deleteAlertNewListing({ alertId }: { alertId: string }) {
    const alert = required(ownAlert(world, headers, alertId, errors.clear), errors.clear)
    update(world.alertMatches, { alertId: alert.id }, { isSeen: true })
    return { alert: alertView(world, alert) }
  },
})

const ownAlert = (world: World, headers: Headers, id: string, message?: string) =>
  alertsOfMember(world, requireCaller(world, headers, message).id).find((alert) => String(alert.id) === id)

/** Those too that were deleted within the last day. */
function laterAlert(world: World, headers: Headers, alertId: string, message: string): AlertRecord | undefined {
  const { id: memberId } = requireCaller(world, headers, message)
  const isLater = ({ deletedAt }: AlertRecord) =>
    deletedAt === null || world.now.getTime() - deletedAt.getTime() < ALERT_UNDO_TIME
  return findAll(world.alerts, { memberId }).find((alert) => String(alert.id) === alertId && isLater(alert))
}

function requiredName(text: string): string {
  const name = alertNameOf(text)
  if (name !== null) return name
  throw new Refusal('BAD_INPUT', errors.name(LONGEST_ALERT_NAME), 'name')
}

const deliveryOf = ({ frequency = 'immediately', isByEmail = true, isByPush = false }: AlertDeliveryInput = {}) => ({
  frequency,
  isByEmail,
  isByPush,
})

function changed(world: World, alert: AlertRecord, data: Partial<AlertRecord>) {
  update(world.alerts, { id: alert.id }, data)
  return { alert: alertView(world, { ...alert, ...data }) }
}

/** The search of a filter; refuses what no page of the portal would ask, states that no alert looks for, and unknown places. */
function searchOfFilter(world: World, filter: AlertFilterInput): SearchParameters {
  const { locations = [], locationIds = [], beds, baths, carSpaces, statusTypes = [], listingTypes, ...rest } = filter
  if (!isOfMode(listingTypes ?? [], filter.searchMode)) {
    throw new Refusal('BAD_INPUT', errors.listingTypes, 'listingTypes')
  }
  const status = alertStatusOfFilter(statusTypes)
  if (status === null) throw new Refusal('BAD_INPUT', errors.statusTypes, 'statusTypes')
  const asked = searchParametersOf(world, {
    ...rest,
    searchMode: searchModeOfAlert(filter.searchMode, status),
    paging: { skip: 0, take: 1 },
    locationSearchContext: {
      searchLocations: [...locations.map((uri) => ({ uri })), ...locationIds.map((id) => ({ id }))],
      includeSurroundingSuburbs: filter.includeSurroundingSuburbs,
      officeUri: filter.officeUri,
      drawnArea: filter.drawnArea,
      bounds: filter.bounds,
    },
    ...roomsOfAlert({ beds: countOf(beds), baths: countOf(baths), carSpaces: countOf(carSpaces) }),
  })
  return alertSearchOf(runSearch(world, asked).parameters)
}

const countOf = ({ min, only = [] }: AlertCountInput = {}) => ({ min: min ?? null, only })

/** Alerts over REST: a member's own, and everybody's for staff who may view any member. */
export function alertOperations({ world }: MockPortal) {
  const alertOf = ({ member, params: { id } }: Pick<Call<'getAlert'>, 'member' | 'params'>) => {
    const alert = alertsOfMember(world, member.id).find((each) => each.id === id)
    if (alert === undefined) throw missing(`alert ${id}`)
    return alert
  }
  const view = (alert: AlertRecord) => ({
    ...alertView(world, alert),
    id: alert.id,
    searchMode: alertModeOf(alert.search.searchMode),
  })
  const alertOfToken = (token: string) => {
    const alert = world.alerts.getAll().find(({ id }) => `mock-unsubscribe-${id}` === token)
    if (alert === undefined) throw new Refusal('BAD_INPUT', 'This link doesn’t work any more.', 'token')
    return alert
  }

  return {
    getAlert: (call) => view(alertOf(call)),
    getAlerts: ({ params: { username }, member: reader }) => {
      const member = find(world.members, { username: username.toLowerCase() })
      const mayRead = member?.id === reader.id || hasClaim(reader.claims, 'users_permission', 'CanViewAnyMember')
      if (member === undefined || !mayRead) throw missing(`member ${username} whose alerts you may see`)
      const alerts = alertsOfMember(world, member.id)
      return { unseenListingCount: unseenCount(world, alerts), results: alerts.map(view) }
    },
    getAlertListings: (call) => {
      const { results, ...page } = matchesView(world, alertOf(call), call.query)
      return { alertId: call.params.id, ...page, results }
    },
    clearAlertListings: (call) => {
      const alert = alertOf(call)
      update(world.alertMatches, { alertId: alert.id }, { isSeen: true })
      return view(alert)
    },
    getUserAlertListings: ({ member }) => {
      const results = alertsOfMember(world, member.id).map((alert) => ({
        alertId: alert.id,
        listingIds: unseenOf(world, alert).map(({ listingId }) => listingId),
      }))
      return { results: results.filter(({ listingIds }) => listingIds.length > 0) }
    },
    readUnsubscription: ({ body: { token } }) => ({ results: [alertOfToken(token)] }),
    unsubscribeFromAlerts: ({ body: { token } }) => {
      const alert = alertOfToken(token)
      update(world.alerts, { id: alert.id }, { isByEmail: false })
      return { results: [alert] }
    },
  } satisfies Partial<RestOperations>
}
