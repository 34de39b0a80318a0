import type { StaffActionKind, StaffThing } from '#domain/staff/staff-actions.ts'

export type StaffChange = { field: string; before: string; after: string }

/** Who acts, and the office whose things are theirs. */
export type Actor = { memberId: number; ownOfficeId: number | null }

export type NewStaffAction = {
  staffId: number
  kind: StaffActionKind
  thingId: number
  /** Empty where none is asked for. */
  reason?: string
  changes?: readonly StaffChange[]
}

export type StaffActionRow = {
  id: number
  staffId: number
  /** Null where the account is gone. */
  by: string | null
  kind: StaffActionKind
  thing: StaffThing
  thingId: number
  reason: string
  changes: StaffChange[]
  at: Date
}

/** Who did something last, and why. */
export type LatestAction = Pick<StaffActionRow, 'by' | 'reason'>

export type StaffActionPage = { results: StaffActionRow[]; next: string | null }

/** Whose actions, or of which thing. */
export type ActionsOf = { staffId: number } | { thing: StaffThing; thingId: number }
