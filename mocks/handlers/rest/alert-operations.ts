import { alertModeOf } from '#domain/alerts/alert-filter.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import type { MockPortal } from '../../portal.ts'
import type { AlertRecord } from '../../world/alerts.ts'
import type { MemberRecord } from '../../world/members.ts'
import { alertsOfMember, newestFirst } from '../alerts.ts'
import { alertView, matchesView, unseenOf } from '../alert-view.ts'
import { missing } from './listing-operations.ts'
import type { RestOperations } from './operation.ts'

type AlertOperation = 'clearAlertListings' | 'getAlert' | 'getAlertListings' | 'getAlerts'

/** Alerts over REST: a member's own, and everybody's for staff who may view any member. */
export function alertOperations({ world }: MockPortal): RestOperations<AlertOperation> {
  const requireAlert = (id: number, reader: MemberRecord): AlertRecord => {
    const alert = alertsOfMember(world, reader.id).find((each) => each.id === id)
    if (alert === undefined) throw missing(`alert ${id}`)
    return alert
  }
  const view = (alert: AlertRecord) => ({
    ...alertView(world, alert),
    id: alert.id,
    searchMode: alertModeOf(alert.search.searchMode),
  })

  return {
    getAlert: ({ params: { id } }, { member: reader }) => view(requireAlert(id, reader)),
    getAlerts: ({ params: { username } }, { member: reader }) => {
      const member = world.members.getAll().find((each) => each.username === username.toLowerCase())
      const mayRead = member?.id === reader.id || hasClaim(reader.claims, 'users_permission', 'CanViewAnyMember')
      if (member === undefined || !mayRead) throw missing(`member ${username} whose alerts you may see`)
      const alerts = alertsOfMember(world, member.id).toSorted(newestFirst)
      const unseen = new Set(alerts.flatMap((alert) => unseenOf(world, alert).map(({ listingId }) => listingId)))
      return { unseenListingCount: unseen.size, results: alerts.map(view) }
    },
    getAlertListings: ({ params: { id }, query: { skip, take } }, { member: reader }) => {
      const found = matchesView(world, requireAlert(id, reader), { skip, take })
      const results = found.results.map(({ listing, ...match }) => ({ listingId: listing.id, ...match }))
      return { alertId: id, total: found.total, paging: { skip, take }, results }
    },
    clearAlertListings: ({ params: { id } }, { member: reader }) => {
      const alert = requireAlert(id, reader)
      world.alertMatches.updateMany({ where: { alertId: { equals: alert.id } }, data: { isSeen: true } })
      return view(alert)
    },
  }
}
