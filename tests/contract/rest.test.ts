import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForMembers } from '#domain/permissions/call-access.ts'
import { type RestContractCheck, restContractCheck } from '#tests/support/rest-contract.ts'
import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import { accessOf } from './support/contract-files.ts'
import { problemCode } from './support/graphql-call.ts'
import { operationCases, type RestCase } from './support/contract-cases.ts'
import { mocksSubject, serverSubject, type Received, type Subject } from './support/subjects.ts'
import { differsIn, without } from './support/without.ts'

const contracts: RestContractCheck[] = [restContractCheck('rest'), restContractCheck('legacy')]
const operationIds = contracts.flatMap((contract) => contract.operationIds)

/** Operations whose answers tell of moments and keys of their own. */
const answersOfTheirOwn: ReadonlySet<string> = new Set([
  'exchangeToken',
  'exportUser',
  'listSessions',
  'startSecondFactor',
  'uploadListingDocument',
  'uploadListingPicture',
  'uploadReviewPhoto',
])

/** Operations that these cases only see refuse: a link or a code that holds comes from a mail, a provider or a secret. */
const refusesEverybody: ReadonlySet<string> = new Set([
  'readUnsubscription',
  'unsubscribeFromAlerts',
  'resetPassword',
  'confirmEmail',
  'undoEmailChange',
  'startSocialSignIn',
  'returnFromProvider',
  'socialSignIn',
  // tests/contract/second-factor.test.ts sees them answer.
  'confirmSecondFactor',
  'removeSecondFactor',
  'renewRecoveryCodes',
])

let subjects: Subject[] = []

beforeAll(async () => {
  subjects = [mocksSubject(), await serverSubject()]
})
afterAll(() => Promise.all(subjects.map((subject) => subject.close())))

describe('the operations of REST', () => {
  it('each have a case, one of them with an answer, and no case is left of one that is gone', () => {
    expect(Object.keys(operationCases).sort()).toEqual(operationIds.toSorted())
    const unanswered = operationIds.filter(
      (id) => !refusesEverybody.has(id) && !operationCases[id]?.some(({ status }) => status < 300),
    )
    expect(unanswered).toEqual([])
  })
})

describe('a parameter that the contract does not have', () => {
  beforeAll(() => Promise.all(subjects.map((subject) => subject.enter('default'))))

  it.each(contracts[0]?.operationIds ?? [])('is refused by %s, by its name', async (operationId) => {
    const [asked] = operationCases[operationId] ?? []
    if (asked === undefined) throw new Error(`${operationId} has no case`)
    const path = `${asked.path}${asked.path.includes('?') ? '&' : '?'}colour=green`
    for (const subject of subjects) {
      const { status, body } = await call(subject, { ...asked, path })
      const [{ code, field }] = JSON.parse(body).errors
      expect([subject.name, status, code, field]).toEqual([subject.name, 400, 'BAD_INPUT', 'colour'])
    }
  })
})

describe.each(operationIds)('%s', (operationId) => {
  beforeAll(() => Promise.all(subjects.map((subject) => subject.enter('default'))))

  it.each(operationCases[operationId] ?? [])(
    'asked for $about answers $status in mocks and server alike',
    async (asked) => {
      const bodies: unknown[] = []
      for (const subject of subjects) {
        const received = await call(subject, asked)
        expect([subject.name, received.status, codeOf(received)]).toEqual([
          subject.name,
          asked.status,
          asked.code ?? null,
        ])
        expect([subject.name, violations(operationId, received)]).toEqual([subject.name, []])
        bodies.push(
          received.status === 200 && received.body !== '' && !answersOfTheirOwn.has(operationId)
            ? without(JSON.parse(received.body), differsIn)
            : null,
        )
      }
      expect(bodies[0]).toEqual(bodies[1])
    },
  )
})

describe.each([
  ['failure', 500, 'INTERNAL'],
  ['unavailable', 503, 'UNAVAILABLE'],
  ['too-many-requests', 429, 'TOO_MANY_REQUESTS'],
] as const)('in the situation "%s"', (scenario, status, code) => {
  beforeAll(() => Promise.all(subjects.map((subject) => subject.enter(scenario))))

  const restOperations = (contracts[0]?.operationIds ?? []).filter((id) => !isForMembers(accessOf(id)))
  it.each(restOperations)(`%s answers ${status}`, async (operationId) => {
    for (const subject of subjects) {
      const [asked] = operationCases[operationId] ?? []
      if (asked === undefined) throw new Error(`${operationId} has no case`)
      const received = await call(subject, asked)
      expect([subject.name, received.status, codeOf(received)]).toEqual([subject.name, status, code])
      expect([subject.name, violations(operationId, received)]).toEqual([subject.name, []])
    }
  })

  it('the version is told all the same', async () => {
    for (const subject of subjects) {
      expect((await subject.send({ method: 'GET', path: '/api/version' })).status).toBe(200)
    }
  })
})

describe('under /rest', () => {
  beforeAll(() => Promise.all(subjects.map((subject) => subject.enter('default'))))

  it.each([
    ['an address without an operation', 'GET', '/rest/castle', 404, 'NOT_FOUND'],
    ['a method that is not answered', 'DELETE', '/rest/listing/1001', 405, 'BAD_REQUEST'],
    ['an address that cannot be read', 'GET', '/rest/listing/%E0%A4%A', 400, 'BAD_REQUEST'],
  ])('%s is refused in words', async (_about, method, path, status, code) => {
    for (const subject of subjects) {
      const received = await subject.send({ method, path })
      expect([subject.name, received.status, codeOf(received)]).toEqual([subject.name, status, code])
    }
  })
})

describe('a body', () => {
  it.each([
    ['{"__proto__": {"isStaff": true}}', /^The body names "__proto__"/],
    ['{"a": [{"__proto__": null}]}', /^The body names "__proto__"/],
    ['{"constructor": {"prototype": {}}}', /^The body names "__proto__" or "constructor.prototype"/],
    ['{"a": ', /^The body is not valid JSON\.$/],
  ])('%s is refused with the true reason', async (body, reason) => {
    for (const subject of subjects) {
      for (const path of ['/rest/listings/search/location', '/api/auth/sign-in']) {
        const headers = { 'content-type': 'application/json' }
        const received = await subject.send({ method: 'POST', path, headers, body })
        expect([subject.name, received.status, codeOf(received)]).toEqual([subject.name, 400, 'BAD_REQUEST'])
        expect(JSON.parse(received.body).errors[0].message).toMatch(reason)
      }
    }
  })
})

async function call(subject: Subject, { method = 'GET', path, body, headers, as }: RestCase): Promise<Received> {
  const session = as === undefined ? {} : await signIn(subject, as)
  return subject.send({
    method,
    path,
    headers: { ...(headers ?? (body === undefined ? {} : { 'content-type': 'application/json' })), ...session },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The headers with which a member's browser asks. */
async function signIn(subject: Subject, username: string): Promise<Record<string, string>> {
  const { cookies } = await subject.send({
    method: 'POST',
    path: '/api/auth/sign-in',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${username}@homely.example`, password: MOCK_PASSWORD }),
  })
  const accessToken = cookies.find((cookie) => cookie.startsWith('accessToken='))?.slice('accessToken='.length)
  return { cookie: cookies.join('; '), authorization: `Bearer ${accessToken}` }
}

const codeOf = (received: Received): string | null => (received.status < 400 ? null : problemCode(received))

const violations = (operationId: string, received: Received): string[] => {
  const contract = contracts.find((each) => each.operationIds.includes(operationId))
  return contract?.violations(operationId, received) ?? [`no contract has ${operationId}`]
}
