import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restContractCheck } from '#tests/support/rest-contract.ts'
import {
  type AuthorisationPortal,
  authorisationPortal,
  type CallAnswer,
  callers,
} from './support/authorisation-portal.ts'
import { queryRows, restRows, type Row } from './support/authorisation-rows.ts'
import { contractSchema } from './support/contract-files.ts'

let portal: AuthorisationPortal
beforeAll(async () => {
  portal = await authorisationPortal()
})
afterAll(() => portal.close())

describe('the matrix of who may what', () => {
  it('has a row for every operation of the contract, and none of one that is gone', () => {
    const operationIds = (['rest', 'legacy'] as const).flatMap((name) => restContractCheck(name).operationIds)
    expect(Object.keys(restRows).toSorted()).toEqual(operationIds.toSorted())
    const schema = contractSchema()
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(Object.keys(queryRows).toSorted()).toEqual(fields.toSorted())
  })

  it.each(Object.entries(restRows))(
    '%s is for whom it is meant, and a refused call changes nothing',
    async (_id, row) => {
      await portal.setClaim(row.claim ?? null)
      const outcomes: string[] = []
      const publicAnswers = new Set<string>()
      for (const caller of callers) {
        const answer = await portal.call(caller, row.call)
        const outcome = outcomeOf(answer, row)
        outcomes.push(answer.hasChanged && answer.status >= 300 ? `${outcome} and changed something` : outcome)
        if (answer.isPublic) publicAnswers.add(answer.body)
      }
      const expected = row.outcomes.trim().split(/\s+/)
      expect(Object.fromEntries(callers.map((caller, at) => [caller, outcomes[at]]))).toEqual(
        Object.fromEntries(callers.map((caller, at) => [caller, expected[at]])),
      )
      // What a cache may hand to others is the same for everyone.
      expect(publicAnswers.size).toBeLessThan(2)
    },
  )

  it.each(Object.entries(queryRows))('the query %s answers everyone alike', async (_field, query) => {
    await portal.setClaim(null)
    const answers = new Set<string>()
    for (const caller of callers) {
      const { status, body } = await portal.call(caller, { method: 'POST', path: '/graphql', body: { query } })
      expect([status, JSON.parse(body).errors]).toEqual([200, undefined])
      answers.add(body)
    }
    expect([...answers].map((body) => Object.values(JSON.parse(body).data))).toEqual([[expect.anything()]])
  })
})

function outcomeOf({ status, body }: CallAnswer, { secret }: Row): string {
  if (status === 401) return 'who'
  if (status === 403) return 'no'
  if (status >= 300) return String(status)
  return secret === undefined || body.includes(secret) ? 'yes' : 'part'
}
