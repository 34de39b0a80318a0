import {
  type StaffActionKind,
  type StaffThing,
  staffActionsToRead,
  thingOfStaffAction,
} from '#domain/staff/staff-actions.ts'
import { staffErrors as errors } from '#domain/staff/staff-errors.copy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import type { StaffActionRecord } from '../world/records.ts'
import { find, nextId } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './sessions.ts'

type Asked = {
  staffId?: number | null
  thing?: StaffThing | null
  thingId?: number | null
  before?: string | null
  take: number
}

export const staffQueries = ({ world }: MockPortal, headers: Headers) => ({
  staffActions({ before, take, ...asked }: Asked) {
    const caller = requireCaller(world, headers)
    const isOfAsked = filterOf(asked)
    if (before != null && !/^[1-9]\d{0,14}$/.test(before)) throw new Refusal('BAD_INPUT', errors.noPage, 'before')
    const kinds = staffActionsToRead(caller.claims)
    if (kinds.length === 0) throw new Refusal('FORBIDDEN', errors.notStaff)
    const found = world.staffActions
      .getAll()
      .filter((row) => kinds.includes(row.kind) && isOfAsked(row) && (before == null || row.id < Number(before)))
      .toSorted((left, right) => right.id - left.id)
    return {
      results: found.slice(0, take).map((row) => ({
        ...row,
        by: find(world.members, { id: row.staffId })?.name ?? null,
        changes: [],
        at: row.at.toISOString(),
      })),
      next: found.length > take ? String(found[take - 1]?.id) : null,
    }
  },
})

/** Adds what one of the staff did. */
export function recordStaffAction(
  world: World,
  action: { staffId: number; kind: StaffActionKind; thingId: number; reason: string },
): void {
  const { id, thing } = { id: nextId(world.staffActions), thing: thingOfStaffAction(action.kind) }
  world.staffActions.create({ id, ...action, thing, at: world.now })
}

/** What was last done of a kind to a thing; null where nothing was. */
export const latestAction = (world: World, kind: StaffActionKind, thingId: number): StaffActionRecord | null =>
  world.staffActions
    .getAll()
    .filter((row) => row.kind === kind && row.thingId === thingId)
    .toSorted((left, right) => right.id - left.id)[0] ?? null

function filterOf({ staffId, thing, thingId }: Omit<Asked, 'before' | 'take'>): (row: StaffActionRecord) => boolean {
  if (staffId != null && thing == null && thingId == null) return (row) => row.staffId === staffId
  if (staffId == null && thing != null && thingId != null)
    return (row) => row.thing === thing && row.thingId === thingId
  throw new Refusal('BAD_INPUT', errors.oneOf)
}
