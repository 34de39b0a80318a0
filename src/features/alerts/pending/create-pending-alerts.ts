import type { CreatedAlert } from '#machines/pending-alert/pending-alert.machine.ts'
import type { SubmissionOutput } from '#machines/pending-submission/pending-submission.ts'
import { AddAlertDocument } from '#src/api/generated/documents/add-alert.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { aloneInBrowser } from '#src/shared/runtime/alone-in-browser.ts'
import { refusalOf } from '#src/shared/member-list/refusal-of.ts'
import { alertFilterInput } from '../editor/alert-filter-input.ts'
import { claimUnsavedAlert, removeUnsavedAlert, type UnsavedAlert, unsavedAlerts } from './unsaved-alert.ts'

const LOCK = 'unsaved-alert'

type Parts = {
  execute: ExecuteDocument
  memberId: number
  signal?: AbortSignal
}

/**
 * Creates what waits for its member, the first first, in one tab at a time. An alert leaves storage after the portal has it: where
 * the page ends in between, the next try carries the same key and is answered with the alert that is there.
 */
export function createPendingAlerts(parts: Parts): Promise<SubmissionOutput<CreatedAlert>> {
  return aloneInBrowser(LOCK, async () => {
    let created: CreatedAlert | null = null
    for (let next = firstOf(parts.memberId); next !== undefined; next = firstOf(parts.memberId)) {
      claimUnsavedAlert(next.idempotencyKey, parts.memberId)
      const outcome = await createOne(next, parts)
      if ('reason' in outcome) return { ok: false, reason: outcome.reason }
      removeUnsavedAlert(next.idempotencyKey)
      created = outcome
    }
    if (created === null && unsavedAlerts().length > 0) return { ok: false, reason: 'OF_ANOTHER' }
    return { ok: true, created }
  })
}

const firstOf = (memberId: number): UnsavedAlert | undefined =>
  unsavedAlerts().findLast((alert) => alert.memberId === null || alert.memberId === memberId)

type Refused = { reason: 'SESSION_ENDED' | 'REFUSED' }

async function createOne(alert: UnsavedAlert, { execute, signal }: Parts): Promise<CreatedAlert | Refused> {
  const { alertName, searchParams, delivery, isPartlyInRange, idempotencyKey } = alert
  const filter = alertFilterInput(searchParams)
  const input = { name: alertName, filter, delivery, isPartlyInRange, idempotencyKey }
  try {
    const { addAlert } = await execute(AddAlertDocument, { input }, { signal })
    return { id: addAlert.alert.id, name: addAlert.alert.name, path: addAlert.alert.links.alert }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (refusal === null) throw problem
    return { reason: refusal.reason === 'SESSION_ENDED' ? 'SESSION_ENDED' : 'REFUSED' }
  }
}
