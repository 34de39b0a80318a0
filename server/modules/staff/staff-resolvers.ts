import { staffErrors as errors } from '#domain/staff/staff-errors.copy.ts'
import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { QueryStaffActionsArgs } from '#server/generated/schema-types.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ActionsOf } from './staff-action-record.ts'
import type { StaffContext } from './staff-services.ts'

export const staffResolvers: Pick<Resolvers<StaffContext>, 'StaffAction'> = {
  StaffAction: { id: ({ id }) => String(id), at: ({ at }) => at.toISOString() },
}

export const staffQueries: Pick<QueryResolvers<StaffContext>, 'staffActions'> = {
  staffActions: async (_parent, { take, before, ...asked }, context) => {
    const member = await requireMember(context)
    return context.services.staffActions.page(member, actionsOf(asked), { before: numberOf(before ?? null), take })
  },
}

function actionsOf({ staffId, thing, thingId }: Partial<QueryStaffActionsArgs>): ActionsOf {
  if (staffId != null && thing == null && thingId == null) return { staffId }
  if (staffId == null && thing != null && thingId != null) return { thing, thingId }
  throw new PortalError('BAD_INPUT', errors.oneOf)
}

function numberOf(id: string | null): number | null {
  if (id === null) return null
  if (/^[1-9]\d{0,14}$/.test(id)) return Number(id)
  throw new PortalError('BAD_INPUT', errors.noPage, { field: 'before' })
}
