import { alertErrors } from '#domain/alerts/alert-errors.copy.ts'
import type { MutationResolvers } from '#server/generated/resolvers.ts'
import type { UpdateAlertInput } from '#server/generated/schema-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { alertIdOf } from './alert-queries.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import { requiredName, searchOfInput } from './alert-input.ts'
import type { AlertChange, AlertRecord } from './alert-record.ts'
import type { AlertsContext } from './alerts-services.ts'
import { placedSearch } from './placed-search.ts'

export const alertMutations: Pick<
  MutationResolvers<AlertsContext>,
  'addAlert' | 'deleteAlert' | 'deleteAlertNewListing' | 'undoDeleteAlert' | 'updateAlert'
> = {
  addAlert: async (_parent, { input }, context) => {
    const memberId = await requireMemberTo(context, alertErrors.save)
    const idempotencyKey = checkedKey(input.idempotencyKey)
    const { alerts, ...services } = context.services
    const asked = {
      ...placedSearch(searchOfInput(input.filter, services), services),
      ...input.delivery,
      name: requiredName(input.name),
      isPartlyInRange: input.isPartlyInRange,
    }
    if (input.id == null) return { alert: await alerts.add(memberId, { ...asked, idempotencyKey }) }
    const id = requireId(input.id, alertErrors.create)
    return { alert: present(await alerts.change(memberId, id, asked), alertErrors.create) }
  },

  updateAlert: async (_parent, { input }, context) => {
    const memberId = await requireMemberTo(context, alertErrors.loginToUpdate)
    const id = requireId(input.id, alertErrors.update)
    return {
      alert: present(await context.services.alerts.change(memberId, id, changeOf(input, context)), alertErrors.update),
    }
  },

  deleteAlert: async (_parent, { alertId }, context) => {
    const memberId = await requireMemberTo(context, alertErrors.delete)
    const id = requireId(alertId, alertErrors.delete)
    if (!(await context.services.alerts.remove(memberId, id))) throw new PortalError('NOT_FOUND', alertErrors.delete)
    return { alertId: String(id) }
  },

  undoDeleteAlert: async (_parent, { alertId }, context) => {
    const memberId = await requireMemberTo(context, alertErrors.loginToUpdate)
    const id = requireId(alertId, alertErrors.undo)
    return { alert: present(await context.services.alerts.restore(memberId, id), alertErrors.undo) }
  },

  deleteAlertNewListing: async (_parent, { alertId }, context) => {
    const memberId = await requireMemberTo(context, alertErrors.clear)
    const id = requireId(alertId, alertErrors.clear)
    return { alert: present(await context.services.alerts.markSeen(memberId, id), alertErrors.clear) }
  },
}

/** Who asks; throws UNAUTHENTICATED with this message where nobody has signed in. */
async function requireMemberTo({ caller }: AlertsContext, message: string): Promise<number> {
  const member = await caller()
  if (member === null) throw new PortalError('UNAUTHENTICATED', message)
  return member.memberId
}

function requireId(text: string, message: string): number {
  const id = alertIdOf(text)
  if (id === null) throw new PortalError('NOT_FOUND', message)
  return id
}

function present(alert: AlertRecord | null, message: string): AlertRecord {
  if (alert === null) throw new PortalError('NOT_FOUND', message)
  return alert
}

function changeOf(
  { name, filter, delivery, isPartlyInRange, isPaused }: UpdateAlertInput,
  { services }: AlertsContext,
) {
  const change: AlertChange = {
    ...(name == null ? {} : { name: requiredName(name) }),
    ...(filter == null ? {} : placedSearch(searchOfInput(filter, services), services)),
    ...(delivery == null ? {} : delivery),
    ...(isPartlyInRange == null ? {} : { isPartlyInRange }),
    ...(isPaused == null ? {} : { isPaused }),
  }
  return change
}
