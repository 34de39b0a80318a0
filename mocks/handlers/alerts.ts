import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { isSameAlertSearch } from '#domain/search/alert-match.ts'
import type { AddAlertInput, AlertDeliveryInput, UpdateAlertInput } from '#src/api/generated/graphql.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, requireShort } from '../refusal.ts'
import { findArea } from '../search/find-area.ts'
import { runSearch } from '../search/run-search.ts'
import type { AlertRecord } from '../world/alerts.ts'
import type { World } from '../world/world.ts'
import { alertSearchOf } from '#domain/alerts/alert-filter.ts'
import { searchOfFilter } from './alert-search.ts'
import { foundInFourWeeks } from './alert-forecast.ts'
import { alertDescription, alertName } from './alert-words.ts'
import { alertView, unseenOf } from './alert-view.ts'
import { callerOf } from './identity/mock-sessions.ts'
import { searchLocation } from './place-words.ts'
import { type SearchInput, searchParametersOf } from './search-input.ts'

const MOST_ALERTS = 500
const MOST_LISTINGS = 100
const ONE_DAY = 86_400_000

type ById = { alertId: string }
type ByInput<Input> = { input: Input }

/** Alerts of the member that the headers of a request speak for. */
export const alertQueries = ({ world }: MockPortal, headers: Headers) => ({
  alerts() {
    const memberId = requireCaller(world, headers)
    const alerts = alertsOfMember(world, memberId).toSorted(newestFirst)
    const unseen = new Set(alerts.flatMap((alert) => unseenOf(world, alert).map(({ listingId }) => listingId)))
    return { results: alerts.map((alert) => alertView(world, alert)), unseenListingCount: unseen.size }
  },

  alert({ id }: { id: string }) {
    const alert = alertById(world, requireCaller(world, headers), id)
    return alert === undefined ? null : alertView(world, alert)
  },

  alertOfSearch({ searchParams }: { searchParams: SearchInput }) {
    const memberId = requireCaller(world, headers)
    const search = askedSearch(world, searchParams)
    const alert = alertsOfMember(world, memberId).find((each) => isSameAlertSearch(each.search, search))
    return alert === undefined ? null : alertView(world, alert)
  },

  suggestedAlertName: ({ searchParams }: { searchParams: SearchInput }) =>
    alertName(world, askedSearch(world, searchParams)),

  alertPreview({ searchParams, isPartlyInRange }: { searchParams: SearchInput; isPartlyInRange: boolean }) {
    const search = askedSearch(world, searchParams)
    const { locationSearchContext } = search
    const withSurroundings = { ...locationSearchContext, includeSurroundingSuburbs: true }
    const { surroundings } = findArea(world, { ...search, locationSearchContext: withSurroundings })
    return {
      suggestedName: alertName(world, search),
      description: alertDescription(world, search),
      foundInFourWeeks: foundInFourWeeks(world, search, isPartlyInRange),
      surroundingLocations: surroundings.map(searchLocation),
    }
  },

  matchingListingIds({ searchParams, listingIds }: { searchParams: SearchInput; listingIds: number[] }) {
    requireShort('listingIds', listingIds, MOST_LISTINGS)
    const { all } = runSearch(world, searchParametersOf(world, searchParams), searchParams.withoutListingIds)
    const found = new Set(all.map(({ id }) => id))
    return [...new Set(listingIds)].filter((id) => found.has(id))
  },
})

export const alertMutations = ({ world }: MockPortal, headers: Headers) => ({
  addAlert({ input }: ByInput<AddAlertInput>) {
    const memberId = requireCaller(world, headers, 'Unable to save Alert')
    const idempotencyKey = checkedKey(input.idempotencyKey)
    const name = requiredName(input.name)
    const search = searchOfFilter(world, input.filter)
    const { delivery, isPartlyInRange = true } = input
    if (input.id != null) {
      const alert = requireAlert(alertById(world, memberId, input.id), 'Error creating Alert')
      return changed(world, alert, { name, search, ...deliveryOf(delivery), isPartlyInRange })
    }
    const known = knownAlert(world, memberId, idempotencyKey, search)
    const wanted = { name, memberId, search, delivery, isPartlyInRange, idempotencyKey }
    return { alert: alertView(world, known ?? create(world, wanted)) }
  },

  updateAlert({ input }: ByInput<UpdateAlertInput>) {
    const memberId = requireCaller(world, headers, 'Please login to update this Alert')
    const alert = requireAlert(alertById(world, memberId, input.id), 'Error updating Alert')
    const { name, filter, delivery, isPartlyInRange, isPaused } = input
    return changed(world, alert, {
      ...(name == null ? {} : { name: requiredName(name) }),
      ...(filter == null ? {} : { search: searchOfFilter(world, filter) }),
      ...(delivery == null ? {} : deliveryOf(delivery)),
      ...(isPartlyInRange == null ? {} : { isPartlyInRange }),
      ...(isPaused == null ? {} : { isPaused }),
    })
  },

  deleteAlert({ alertId }: ById) {
    const memberId = requireCaller(world, headers, 'Failed to delete Alert')
    const alert = requireAlert(keptAlert(world, memberId, alertId), 'Failed to delete Alert')
    // A repeat after a lost answer ends as the first did.
    if (alert.deletedAt === null) changed(world, alert, { deletedAt: world.now })
    return { alertId: String(alert.id) }
  },

  undoDeleteAlert({ alertId }: ById) {
    const memberId = requireCaller(world, headers, 'Please login to update this Alert')
    const alert = requireAlert(keptAlert(world, memberId, alertId), 'This alert can’t be brought back any more.')
    return changed(world, alert, { deletedAt: null })
  },

  deleteAlertNewListing({ alertId }: ById) {
    const memberId = requireCaller(world, headers, 'Failed to clear properties from Alert')
    const alert = requireAlert(alertById(world, memberId, alertId), 'Failed to clear properties from Alert')
    world.alertMatches.updateMany({ where: { alertId: { equals: alert.id } }, data: { isSeen: true } })
    return { alert: alertView(world, alert) }
  },
})

export const newestFirst = (left: AlertRecord, right: AlertRecord): number =>
  right.createdAt.getTime() - left.createdAt.getTime() || right.id - left.id

function requireCaller(world: World, headers: Headers, message = 'Please log in first.'): number {
  const caller = callerOf(world, headers)
  if (caller === null) throw new Refusal('UNAUTHENTICATED', message)
  return caller.member.id
}

const askedSearch = (world: World, input: SearchInput): SearchParameters =>
  alertSearchOf(runSearch(world, searchParametersOf(world, input)).parameters)

/** Those that were not deleted. */
export const alertsOfMember = ({ alerts }: World, memberId: number): AlertRecord[] =>
  alerts.getAll().filter((alert) => alert.memberId === memberId && alert.deletedAt === null)

const alertById = (world: World, memberId: number, id: string): AlertRecord | undefined =>
  alertsOfMember(world, memberId).find((alert) => String(alert.id) === id)

/** Those too that were deleted within the last day. */
const keptAlert = ({ alerts, now }: World, memberId: number, alertId: string): AlertRecord | undefined =>
  alerts
    .getAll()
    .find(
      ({ id, memberId: owner, deletedAt }) =>
        owner === memberId &&
        String(id) === alertId &&
        (deletedAt === null || now.getTime() - deletedAt.getTime() < ONE_DAY),
    )

function requireAlert(alert: AlertRecord | undefined, message: string): AlertRecord {
  if (alert === undefined) throw new Refusal('NOT_FOUND', message)
  return alert
}

function requiredName(text: string): string {
  const name = text.trim()
  if (name !== '' && [...name].length <= 100 && !/\p{Cc}/u.test(name) && name.isWellFormed()) return name
  throw new Refusal('BAD_INPUT', 'The name of an alert has 1 to 100 characters, all of them printable.', 'name')
}

function knownAlert(world: World, memberId: number, key: string, search: SearchParameters): AlertRecord | undefined {
  const own = alertsOfMember(world, memberId)
  return (
    own.find((alert) => alert.idempotencyKey === key) ?? own.find((alert) => isSameAlertSearch(alert.search, search))
  )
}

type NewAlert = Pick<AlertRecord, 'idempotencyKey' | 'isPartlyInRange' | 'memberId' | 'name' | 'search'> & {
  delivery?: AlertDeliveryInput
}

function create(world: World, { memberId, search, name, delivery, isPartlyInRange, idempotencyKey }: NewAlert) {
  if (alertsOfMember(world, memberId).length >= MOST_ALERTS) {
    throw new Refusal('BAD_INPUT', `You have ${MOST_ALERTS} alerts, which is the most. Delete one to make room.`)
  }
  return world.alerts.create({
    id: Math.max(0, ...world.alerts.getAll().map(({ id }) => id)) + 1,
    memberId,
    name,
    search,
    ...deliveryOf(delivery),
    isPartlyInRange,
    isPaused: false,
    idempotencyKey,
    createdAt: world.now,
    deletedAt: null,
  })
}

const deliveryOf = ({ frequency = 'immediately', isByEmail = true, isByPush = false }: AlertDeliveryInput = {}) => ({
  frequency,
  isByEmail,
  isByPush,
})

function changed(world: World, alert: AlertRecord, data: Partial<AlertRecord>) {
  world.alerts.updateMany({ where: { id: { equals: alert.id } }, data })
  return { alert: alertView(world, { ...alert, ...data }) }
}
