import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restContractCheck } from '#tests/support/rest-contract.ts'
import {
  type AuthorisationPortal,
  authorisationPortal,
  type CallAnswer,
  callers,
  selfOf,
} from './support/authorisation-portal.ts'
import { restRows, type Row, unknownDetails } from './support/authorisation-rows.ts'
import { memberFields, publicFields } from './support/contract-cases.ts'
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
    expect(unknownDetails).toEqual([])
    const schema = contractSchema()
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    const ofMembers = new Set(memberFields.map(({ field }) => field))
    expect([...Object.keys(publicFields), ...ofMembers].toSorted()).toEqual(fields.toSorted())
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

  it.each(Object.entries(publicFields))('the query %s answers everyone alike', async (_field, query) => {
    await portal.setClaim(null)
    const answers = new Set<string>()
    for (const caller of callers) {
      const { status, body } = await portal.call(caller, { method: 'POST', path: '/graphql', body: { query } })
      expect([status, JSON.parse(body).errors]).toEqual([200, undefined])
      answers.add(body)
    }
    expect([...answers].map((body) => Object.values(JSON.parse(body).data))).toEqual([[expect.anything()]])
  })

  it.each(memberFields.map((row) => ({ about: 'what is there', ...row })))(
    'the field $field ($about) is for its member, and a refused call changes nothing',
    async ({ operation, outcomes, secret, claim = null }) => {
      await portal.setClaim(claim)
      const found: string[] = []
      for (const caller of callers) {
        const { username, id } = selfOf(caller)
        const query = operation.replaceAll('$name', username).replaceAll('$id', String(id))
        const answer = await portal.call(caller, { method: 'POST', path: '/graphql', body: { query } })
        const outcome = outcomeOfField(answer, secret)
        found.push(answer.hasChanged && outcome !== 'yes' ? `${outcome} and changed something` : outcome)
      }
      const expected = outcomes.trim().split(/\s+/)
      expect(Object.fromEntries(callers.map((caller, at) => [caller, found[at]]))).toEqual(
        Object.fromEntries(callers.map((caller, at) => [caller, expected[at]])),
      )
    },
  )
})

function outcomeOfField({ body }: CallAnswer, secret: string | undefined): string {
  const { data, errors } = JSON.parse(body)
  const code = errors?.[0]?.extensions?.code
  if (code === 'UNAUTHENTICATED') return 'who'
  if (code === 'FORBIDDEN') return 'NO'
  if (code !== undefined && code !== 'NOT_FOUND') return code
  if (code === 'NOT_FOUND' || Object.values(data).every((value) => value === null)) return 'none'
  return secret === undefined || body.includes(secret) ? 'yes' : 'part'
}

function outcomeOf({ status, body }: CallAnswer, { secret }: Row): string {
  if (status === 401) return 'who'
  if (status === 403) return 'no'
  if (status >= 300) return String(status)
  return secret === undefined || body.includes(secret) ? 'yes' : 'part'
}
