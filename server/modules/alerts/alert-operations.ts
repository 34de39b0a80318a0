import { alertModeOf } from '#domain/alerts/alert-filter.ts'
import { alertCardText, alertDescription } from '#domain/alerts/alert-texts.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import type { components } from '#schema/generated/rest.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import type { AlertRecord } from './alert-record.ts'
import type { AlertsParts } from './alerts-services.ts'
import { namedAlert, searchLink } from './named-alert.ts'

type AlertOperation = 'clearAlertListings' | 'getAlert' | 'getAlertListings' | 'getAlerts'

/** Alerts over REST: a member's own, and everybody's for staff who may view any member. */
export function alertOperations(services: AlertsParts): Operations<AlertOperation> {
  const { alerts, alertReader } = services

  const requireAlert = async (id: number, { memberId }: CallingMember): Promise<AlertRecord> => {
    const alert = await alerts.byId(memberId, id)
    if (alert === null) throw notFound(`alert ${id}`)
    return alert
  }

  return {
    getAlert: async ({ params: { id } }, { member }, answer) => {
      answer.setPrivate()
      return alertView(await requireAlert(id, member), services)
    },
    getAlerts: async ({ params: { username } }, { member }, answer) => {
      answer.setPrivate()
      const owner = await services.members.byUsername(username)
      if (owner === null || !mayReadAlerts(member, owner.id))
        throw notFound(`member ${username} whose alerts you may see`)
      const records = await alerts.ofMember(owner.id)
      return {
        unseenListingCount: await alertReader.unseenCountOf(owner.id),
        results: await Promise.all(records.map((record) => alertView(record, services))),
      }
    },
    getAlertListings: async ({ params: { id }, query: { skip, take } }, { member }, answer) => {
      answer.setPrivate()
      const alert = await requireAlert(id, member)
      const { total, rows } = await alertReader.matches(id, { skip, take })
      const results = rows.map(({ listingId, kind, reason, seenAt, matchedAt }) => ({
        listingId,
        kind,
        reason,
        isSeen: seenAt !== null,
        matchedAt: isoInZone(matchedAt, alert.timeZone),
      }))
      return { alertId: id, total, paging: { skip, take }, results }
    },
    clearAlertListings: async ({ params: { id } }, { member }, answer) => {
      answer.setPrivate()
      const alert = await alerts.markSeen(member.memberId, id)
      if (alert === null) throw notFound(`alert ${id}`)
      return alertView(alert, services)
    },
  }
}

const mayReadAlerts = ({ memberId, claims }: CallingMember, ownerId: number): boolean =>
  memberId === ownerId || hasClaim(claims, 'users_permission', 'CanViewAnyMember')

async function alertView(alert: AlertRecord, services: AlertsParts): Promise<components['schemas']['MemberAlert']> {
  const { id, name, search, frequency, isByEmail, isByPush, isPaused, isPartlyInRange } = alert
  const [named, unseen] = await Promise.all([namedAlert(search, services), services.alertReader.unseen(id)])
  return {
    id,
    name,
    description: alertDescription(named),
    searchMode: alertModeOf(search.searchMode),
    frequency,
    isByEmail,
    isByPush,
    isPaused,
    isPartlyInRange,
    createdAt: isoInZone(alert.createdAt, alert.timeZone),
    unseenListingIds: unseen.listingIds,
    unseenListingCount: unseen.total,
    cardInfo: alertCardText(named),
    links: { search: searchLink(alert, services), alert: `/alerts/${id}`, edit: `/alerts/${id}/edit` },
  }
}
