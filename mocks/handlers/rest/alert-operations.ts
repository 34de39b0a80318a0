import { alertModeOf } from '#domain/alerts/alert-filter.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import type { MockPortal } from '../../portal.ts'
import { Refusal } from '../../refusal.ts'
import type { AlertRecord } from '../../world/alerts.ts'
import type { MemberRecord } from '../../world/members.ts'
import { alertsOfMember, newestFirst } from '../alerts.ts'
import { alertView, matchesView, unseenOf } from '../alert-view.ts'
import { missing } from './listing-operations.ts'
import type { MockCaller, RestOperations } from './operation.ts'

type AlertOperation = 'clearAlertListings' | 'getAlert' | 'getAlertListings' | 'getAlerts'

/** Alerts over REST: a member's own, and everybody's for staff who may view any member. */
export function alertOperations({ world }: MockPortal): RestOperations<AlertOperation> {
  const requireAlert = (id: number, caller: MockCaller): AlertRecord => {
    const alert = alertsOfMember(world, requireMember(caller).id).find((each) => each.id === id)
    if (alert === undefined) throw missing(`alert ${id}`)
    return alert
  }
  const view = (alert: AlertRecord) => ({
    ...alertView(world, alert),
    id: alert.id,
    searchMode: alertModeOf(alert.search.searchMode),
  })

  return {
    getAlert: ({ params: { id } }, caller) => view(requireAlert(id, caller)),
    getAlerts: ({ params: { username } }, caller) => {
      const reader = requireMember(caller)
      const member = world.members.getAll().find((each) => each.username === username.toLowerCase())
      const mayRead = member?.id === reader.id || hasClaim(reader.claims, 'users_permission', 'CanViewAnyMember')
      if (member === undefined || !mayRead) throw missing(`member ${username} whose alerts you may see`)
      const alerts = alertsOfMember(world, member.id).toSorted(newestFirst)
      const unseen = new Set(alerts.flatMap((alert) => unseenOf(world, alert).map(({ listingId }) => listingId)))
      return { unseenListingCount: unseen.size, results: alerts.map(view) }
    },
    getAlertListings: ({ params: { id }, query: { skip, take } }, caller) => {
      const found = matchesView(world, requireAlert(id, caller), { skip, take })
      const results = found.results.map(({ listing, ...match }) => ({ listingId: listing.id, ...match }))
      return { alertId: id, total: found.total, paging: { skip, take }, results }
    },
    clearAlertListings: ({ params: { id } }, caller) => {
      const alert = requireAlert(id, caller)
      world.alertMatches.updateMany({ where: { alertId: { equals: alert.id } }, data: { isSeen: true } })
      return view(alert)
    },
  }
}

function requireMember({ member }: MockCaller): MemberRecord {
  if (member === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
  return member
}
