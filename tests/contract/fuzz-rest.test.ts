import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legacyAccess } from '#schema/generated/access.ts'
import { isForMembers } from '#domain/permissions/call-access.ts'
import { type RestContractCheck, restContractCheck } from '#tests/support/rest-contract.ts'
import { accessOf } from './support/contract-files.ts'
import { problemCode } from './support/graphql-call.ts'
import { fuzzSeed, inTime, runCases } from './support/odd-values.ts'
import { fuzzedOperations } from './support/openapi-inputs.ts'
import { mocksSubject, serverSubject, type Received, type Subject } from './support/subjects.ts'
import { differsIn, without } from './support/without.ts'

const contracts: RestContractCheck[] = [restContractCheck('rest'), restContractCheck('legacy')]

/** Which places fit what was typed, and which is best, is not stated to the last word. */
const mayDiffer: ReadonlySet<string> = new Set([
  'searchLocations',
  'searchAgentsAndLocations',
  'searchOfficesAndLocations',
])

let subjects: Subject[] = []
const summary: string[] = []

beforeAll(async () => {
  subjects = [mocksSubject(), await serverSubject()]
  console.log(`Odd input for REST from the seed ${fuzzSeed} (FUZZ_SEED=${fuzzSeed} repeats it)`)
})
afterAll(async () => {
  console.log(summary.join('\n'))
  await Promise.all(subjects.map((subject) => subject.close()))
})

describe('odd input', () => {
  it.each(fuzzedOperations())(
    'to $operationId never breaks mocks or server, in $cases cases, and both take it alike',
    async ({ operationId, requests, cases }) => {
      const { all, ofSame, sameCount } = await runCases(requests, cases, async (request) => {
        const answers = []
        for (const subject of subjects) {
          const received = await inTime(subject.send(request))
          expect(received.status).toBeGreaterThanOrEqual(200)
          expect(received.status).toBeLessThan(500)
          expect(violations(operationId, received)).toEqual([])
          answers.push(answerOf(operationId, received))
        }
        expect(answers[0]).toEqual(answers[1])
        return String(answers[0]?.status)
      })
      summary.push(`${operationId} ${JSON.stringify(all)}`)
      // Input that is refused throughout would prove little; made-up names, passwords and tokens are no member's.
      if (Object.hasOwn(legacyAccess, operationId)) return
      expect(ofSame[isForMembers(accessOf(operationId)) ? '401' : '200']).toBeGreaterThan(sameCount / 20)
    },
    240_000,
  )
})

function answerOf(operationId: string, received: Received): { status: number; code?: unknown; body?: unknown } {
  const { status, body } = received
  if (status >= 400) return { status, code: problemCode(received) }
  return { status, body: body === '' || mayDiffer.has(operationId) ? null : without(JSON.parse(body), differsIn) }
}

const violations = (operationId: string, received: Received): string[] => {
  const contract = contracts.find((each) => each.operationIds.includes(operationId))
  return contract?.violations(operationId, received) ?? [`no contract has ${operationId}`]
}
