import { beforeEach, describe, expect, it } from 'vitest'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { createPendingAlerts } from './create-pending-alerts.ts'
import { storeUnsavedAlert, type UnsavedAlert, unsavedAlerts } from './unsaved-alert.ts'

const unsaved = (alertName: string, rest: Partial<UnsavedAlert> = {}): UnsavedAlert => ({
  alertName,
  searchParams: defaultSearchParameters('buy'),
  pageElementPosition: 'results_list',
  idempotencyKey: `key-of-${alertName}`,
  delivery: { frequency: 'daily', isByEmail: true, isByPush: false },
  isPartlyInRange: true,
  memberId: null,
  ...rest,
})

/** A portal that answers each creation as it is told to, one after the other. */
function portal(...answers: (Error | null)[]) {
  const asked: string[] = []
  const execute = (async (_document: unknown, { input }: { input: { name: string; idempotencyKey: string } }) => {
    const answer = answers[asked.length]
    asked.push(input.idempotencyKey)
    if (answer) throw answer
    return { addAlert: { alert: { id: '7', name: input.name, links: { alert: '/alerts/7' } } } }
    // Only the creation of alerts is asked for here.
  }) as unknown as ExecuteDocument
  return { asked, execute }
}

const names = () => unsavedAlerts().map(({ alertName }) => alertName)

beforeEach(() => localStorage.removeItem('unsavedAlert'))

describe('alerts that wait for their member', () => {
  it('are created in the order in which they were saved, and leave storage', async () => {
    storeUnsavedAlert(unsaved('first'))
    storeUnsavedAlert(unsaved('second'))
    const { asked, execute } = portal()
    expect(await createPendingAlerts({ execute, memberId: 1 })).toEqual({
      ok: true,
      created: { id: '7', name: 'second', path: '/alerts/7' },
    })
    expect([asked, localStorage.getItem('unsavedAlert')]).toEqual([['key-of-first', 'key-of-second'], null])
  })

  it('stay where no answer came, and go out again under the same key', async () => {
    storeUnsavedAlert(unsaved('first'))
    const { asked, execute } = portal(new ApiProblem('UNREACHABLE', 'away'))
    await expect(createPendingAlerts({ execute, memberId: 1 })).rejects.toThrow('away')
    expect(names()).toEqual(['first'])
    await createPendingAlerts({ execute, memberId: 1 })
    expect([asked, names()]).toEqual([['key-of-first', 'key-of-first'], []])
  })

  it('are created once where two ask at the same time', async () => {
    storeUnsavedAlert(unsaved('first'))
    const { asked, execute } = portal()
    const outcomes = await Promise.all([1, 2].map(() => createPendingAlerts({ execute, memberId: 1 })))
    expect([asked.length, outcomes[1]]).toEqual([1, { ok: true, created: null }])
  })

  it('are for nobody but the member for whom they were tried first', async () => {
    storeUnsavedAlert(unsaved('first'))
    await createPendingAlerts({ ...portal(new ApiProblem('TIMED_OUT', 'late')), memberId: 1 }).catch(() => {})
    const { asked, execute } = portal()
    expect(await createPendingAlerts({ execute, memberId: 2 })).toEqual({ ok: false, reason: 'OF_ANOTHER' })
    expect([asked, names()]).toEqual([[], ['first']])
  })

  it('stay where the portal refuses them or the session has ended', async () => {
    storeUnsavedAlert(unsaved('first'))
    const { execute } = portal(new ApiProblem('UNAUTHENTICATED', 'who'), new ApiProblem('BAD_INPUT', 'no'))
    expect(await createPendingAlerts({ execute, memberId: 1 })).toEqual({ ok: false, reason: 'SESSION_ENDED' })
    expect(await createPendingAlerts({ execute, memberId: 1 })).toEqual({ ok: false, reason: 'REFUSED' })
    expect(names()).toEqual(['first'])
  })

  it('are what storage holds, as far as that can be one', () => {
    localStorage.setItem('unsavedAlert', '{"alertName":"x"}')
    expect(names()).toEqual([])
    const { searchParams, idempotencyKey } = unsaved('kept')
    localStorage.setItem(
      'unsavedAlert',
      JSON.stringify({ alertName: 'kept', searchParams, idempotencyKey, earlier: [3] }),
    )
    expect(unsavedAlerts()).toMatchObject([
      {
        alertName: 'kept',
        pageElementPosition: 'results_list',
        delivery: { frequency: 'immediately', isByEmail: true },
      },
    ])
  })
})
