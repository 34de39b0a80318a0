import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationsWithBodies } from './support/contract-bodies.ts'
import { fuzzSeed, inTime } from './support/odd-values.ts'
import { mocksSubject, type Received, serverSubject, type Subject } from './support/subjects.ts'

/** What only the portal's data can tell, by operation and field: refused although its shape is right. */
const rulesOfData: Readonly<Record<string, readonly string[]>> = {
  createShortLink: ['url'],
  signUp: ['password', 'email', 'idempotencyKey'],
  undoEmailChange: ['token', 'password'],
  confirmEmail: ['token'],
  resetPassword: ['token', 'password'],
  readUnsubscription: ['token'],
  unsubscribeFromAlerts: ['token'],
  socialSignIn: ['providerName', 'authCode', 'authError'],
  // `website` is the field that people do not see.
  createListingEnquiry: ['website'],
  createDevelopmentEnquiry: ['listingId', 'website'],
  createSellerEnquiry: ['website'],
  createAgentEnquiry: ['website'],
  // It is named in the query, which is not drawn.
  reportPost: ['postId'],
}

let subjects: Subject[] = []
beforeAll(async () => {
  subjects = [mocksSubject(), await serverSubject()]
})
afterAll(() => Promise.all(subjects.map((subject) => subject.close())))

const operations = [...operationsWithBodies('rest'), ...operationsWithBodies('legacy')]
const CASES = 60

describe('a body that the contract accepts', () => {
  it.each(operations)(
    `to $operationId is never refused for its shape, in ${CASES} cases, by mocks and server`,
    async ({ operationId, method, path, bodies }) => {
      const property = fc.asyncProperty(bodies, async (body) => {
        for (const subject of subjects) {
          const headers = { 'content-type': 'application/json' }
          const received = await inTime(subject.send({ method, path, headers, body: JSON.stringify(body) }))
          expect([subject.name, received.status < 500, refusedFor(operationId, received)]).toEqual([
            subject.name,
            true,
            null,
          ])
        }
      })
      await fc.assert(property, { numRuns: CASES, seed: fuzzSeed })
    },
    120_000,
  )

  it('is drawn for every operation that takes one at a fixed path', () => {
    expect(operations.length).toBeGreaterThan(15)
  })
})

/** What the body was refused for, unless that is a matter of data. */
function refusedFor(operationId: string, { status, body }: Received): unknown {
  if (status !== 400) return null
  const [error]: { field?: string }[] = JSON.parse(body).errors
  return rulesOfData[operationId]?.includes(error?.field ?? '') ? null : error
}
