import { hasClaim } from '#domain/permissions/claims.ts'
import { mayChangeAgent } from '#domain/permissions/agent-settings.ts'
import { type PastSale, pastSaleLimits as limits } from '#domain/transactions/past-sale.ts'
import { pastSaleErrors as errors } from '#domain/transactions/past-sale-errors.copy.ts'
import type { StaffActionKind } from '#domain/staff/staff-actions.ts'
import { keyOrNew } from '#server/platform/http/idempotency-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { type KnownSale, type PastSaleRules, pastSaleRules } from './past-sale-rules.ts'
import type { PastSaleRow, PastSaleView } from './transaction-record.ts'
import {
  countWaitingOf,
  leaveChecked,
  findByKey,
  holdAgent,
  insertPastSale,
  setStatus,
  updatePastSale,
} from './transactions.queries.ts'
import type { TransactionsSupport } from './transactions-support.ts'

/** Enters, changes and decides past sales (docs/product.md, section 26). */
export type PastSales = {
  /** Throws CONFLICT for a sale that is on record or was entered; the same key again changes nothing. */
  add(caller: CallingMember, agentId: number, sale: PastSale & { idempotencyKey?: string }): Promise<PastSaleView>
  /** Throws CONFLICT where it was changed or removed meanwhile. */
  change(caller: CallingMember, id: number, sale: PastSale & { baseVersion: number }): Promise<PastSaleView>
  /** By the agent without a reason, by staff with one; the same again changes nothing. */
  remove(caller: CallingMember, id: number, reason: string): Promise<PastSaleView>
  /** The decision of staff about what waits. */
  decide(
    caller: CallingMember,
    decision: { id: number; version: number; isAccepted: boolean; reason: string },
  ): Promise<PastSaleView>
  /** What staff have not accepted goes with the account. Within the transaction around. */
  leave(memberId: number): Promise<void>
}

/** Whether somebody is staff who check past sales. */
export const checksPastSales = ({ claims }: CallingMember): boolean =>
  hasClaim(claims, 'agents_permission', 'CanChangeAnyAgentsSetting')

/** Past sales in the database, one change of an agent after the other. */
export function pastSales(parts: TransactionsSupport): PastSales {
  const rules = pastSaleRules(parts)
  return {
    ...entering(parts, rules),
    ...deciding(parts, rules),
    leave: (memberId) => leaveChecked(parts.database, memberId),
  }
}

/** Records what somebody did who is not the agent. */
async function recordByStaff(
  { staffActions }: TransactionsSupport,
  caller: CallingMember,
  { agentId, kind, reason = '' }: { agentId: number; kind: StaffActionKind; reason?: string },
): Promise<void> {
  if (caller.agentId === agentId) return
  await staffActions.recordAct(caller, { kind, thingId: agentId, reason })
}

function entering(
  parts: TransactionsSupport,
  { knownSale, requireNew, held }: PastSaleRules,
): Pick<PastSales, 'add' | 'change'> {
  const { database, clock, offices } = parts
  return {
    add: (caller, agentId, { idempotencyKey: givenKey, ...asked }) =>
      database.transaction(async () => {
        if ((await offices.agent(agentId)) === null) throw new PortalError('NOT_FOUND', errors.noAgent)
        if (!mayChangeAgent(caller, agentId)) throw new PortalError('FORBIDDEN', errors.notYours)
        await holdAgent(database, agentId)
        const idempotencyKey = keyOrNew(givenKey)
        const known = await findByKey(database, caller.memberId, idempotencyKey)
        if (known !== null && known.agentId === agentId) return { row: known, mayChange: true }
        const sale = await knownSale(agentId, asked)
        if ((await countWaitingOf(database, agentId)) >= limits.waiting) {
          throw new PortalError('TOO_MANY_REQUESTS', errors.tooMany(limits.waiting))
        }
        await requireNew(sale, null)
        const row = await insertPastSale(database, {
          ...sale,
          enteredBy: caller.memberId,
          idempotencyKey,
          now: clock(),
        })
        await recordByStaff(parts, caller, { agentId, kind: 'addPastSale' })
        return { row, mayChange: true }
      }),
    change: (caller, id, { baseVersion, ...asked }) =>
      database.transaction(async () => {
        const row = await held(caller, id)
        const sale = await knownSale(row.agentId, asked)
        if (row.status === 'removed') throw new PortalError('CONFLICT', errors.removedMeanwhile(row.reason))
        // A repeat after a lost answer changes nothing.
        if (isUnchanged(row, sale)) return { row, mayChange: true }
        if (row.version !== baseVersion) throw new PortalError('CONFLICT', errors.changedMeanwhile)
        await requireNew(sale, id)
        await recordByStaff(parts, caller, { agentId: row.agentId, kind: 'changePastSale' })
        return { row: await updatePastSale(database, { ...sale, id, now: clock() }), mayChange: true }
      }),
  }
}

function deciding(parts: TransactionsSupport, { held }: PastSaleRules): Pick<PastSales, 'decide' | 'remove'> {
  const { database, clock, agentSettings } = parts
  async function decided(
    row: PastSaleRow,
    caller: CallingMember,
    { status, reason }: { status: 'completed' | 'removed'; reason: string },
  ): Promise<PastSaleView> {
    const next = await setStatus(database, { id: row.id, status, reason, decidedBy: caller.memberId, now: clock() })
    await agentSettings.recordChange({
      agentId: row.agentId,
      memberId: caller.memberId,
      action: status === 'completed' ? 'transactionCompleted' : 'transactionRemoved',
      details: { transactionId: row.id, statusBefore: row.status, reason, proof: proofOf(row) },
    })
    const kind = status === 'completed' ? 'acceptPastSale' : 'removePastSale'
    await recordByStaff(parts, caller, { agentId: row.agentId, kind, reason })
    return { row: next, mayChange: true }
  }

  return {
    remove: (caller, id, given) =>
      database.transaction(async () => {
        const row = await held(caller, id)
        if (row.status === 'removed') return { row, mayChange: true }
        const isOwn = caller.agentId === row.agentId
        return decided(row, caller, { status: 'removed', reason: isOwn ? '' : requireReason(given) })
      }),
    decide: (caller, { id, version, isAccepted, reason }) =>
      database.transaction(async () => {
        if (!checksPastSales(caller)) throw new PortalError('FORBIDDEN', errors.staffOnly)
        const row = await held(caller, id)
        if (caller.agentId === row.agentId) throw new PortalError('FORBIDDEN', errors.own)
        const status = isAccepted ? 'completed' : 'removed'
        const because = isAccepted ? '' : requireReason(reason)
        // The same decision again, after a lost answer.
        if (row.status === status && row.version === version + 1) return { row, mayChange: true }
        if (row.status !== 'available') throw new PortalError('CONFLICT', errors.decided)
        if (row.version !== version) throw new PortalError('CONFLICT', errors.changedMeanwhile)
        return decided(row, caller, { status, reason: because })
      }),
  }
}

function requireReason(text: string): string {
  const reason = text.trim()
  const isGood = reason !== '' && reason.length <= limits.reason && !/[^\P{Cc}\n]/u.test(reason)
  if (!isGood || !reason.isWellFormed()) {
    throw new PortalError('BAD_INPUT', errors.reason(limits.reason), { field: 'reason' })
  }
  return reason
}

const proofOf = ({ proofKind, proofReference }: PastSaleRow) => ({ kind: proofKind, reference: proofReference })

const isUnchanged = (row: PastSaleRow, sale: KnownSale): boolean =>
  // A past sale has these keys.
  (Object.keys(sale) as (keyof KnownSale)[]).every((name) => row[name] === sale[name])
