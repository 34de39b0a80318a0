import type { components } from '#schema/generated/legacy.ts'
import { Refusal } from '../../refusal.ts'
import type { World } from '../../world/world.ts'
import { alertsOfMember, newestFirst } from '../alerts.ts'
import { unseenOf } from '../alert-view.ts'
import type { IdentityOperations } from './identity-operations.ts'
import { callerOf } from './mock-sessions.ts'

/** The token of the mails of an alert, which nobody else could guess if there were any. */
const mockUnsubscribeToken = (alertId: number): string => `mock-unsubscribe-${alertId}`

/** The operations of schema/openapi/legacy.yaml that are about alerts. */
export const alertOperations = (
  world: World,
): IdentityOperations<'getUserAlertListings' | 'readUnsubscription' | 'unsubscribeFromAlerts'> => ({
  getUserAlertListings: ({ headers }) => {
    const caller = callerOf(world, headers)
    if (caller === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
    const alerts = alertsOfMember(world, caller.member.id).toSorted(newestFirst)
    const results = alerts.map((alert) => ({
      alertId: alert.id,
      listingIds: unseenOf(world, alert).map(({ listingId }) => listingId),
    }))
    return { status: 200, body: { results: results.filter(({ listingIds }) => listingIds.length > 0) } }
  },
  readUnsubscription: ({ body }) => {
    const { id, name } = alertOfToken(world, body)
    return { status: 200, body: { results: [{ id, name }] } }
  },
  unsubscribeFromAlerts: ({ body }) => {
    const alert = alertOfToken(world, body)
    world.alerts.updateMany({ where: { id: { equals: alert.id } }, data: { isByEmail: false } })
    return { status: 200, body: { results: [{ id: alert.id, name: alert.name }] } }
  },
})

function alertOfToken(world: World, { token }: components['schemas']['AlertUnsubscription']) {
  const alert = world.alerts.getAll().find(({ id }) => mockUnsubscribeToken(id) === token)
  if (alert === undefined) throw new Refusal('BAD_INPUT', 'This link doesn’t work any more.', 'token')
  return alert
}
