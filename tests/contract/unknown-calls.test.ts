import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCode } from './support/graphql-call.ts'
import { contractPaths } from './support/openapi-inputs.ts'
import { mocksSubject, type Received, serverSubject, type Subject } from './support/subjects.ts'

let subjects: Subject[] = []
beforeAll(async () => {
  subjects = [mocksSubject(), await serverSubject()]
})
afterAll(() => Promise.all(subjects.map((subject) => subject.close())))

const factsOf = (received: Received) => ({
  status: received.status,
  type: received.headers['content-type'],
  allow: received.headers.allow,
  code: problemCode(received),
})

const refused = (status: number, allow?: string) => ({
  status,
  type: 'application/problem+json; charset=utf-8',
  allow,
  code: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST',
})

describe('a program that calls what is not there gets a problem, from mocks and server alike:', () => {
  it.each(['/rest', '/rest/nothing', '/rest/listing/1/nothing', '/rest/listings', '/api', '/api/nothing'])(
    '404 at %s whatever the method',
    async (path) => {
      for (const subject of subjects) {
        for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
          const body = method === 'POST' ? { body: 'no JSON', headers: { 'content-type': 'text/plain' } } : {}
          const received = await subject.send({ method, path, ...body })
          expect([subject.name, method, factsOf(received)]).toEqual([subject.name, method, refused(404)])
        }
      }
    },
  )

  it('404 below /graphql, 405 at it', async () => {
    for (const subject of subjects) {
      expect(factsOf(await subject.send({ method: 'GET', path: '/graphql/schema' }))).toEqual(refused(404))
      const received = await subject.send({ method: 'DELETE', path: '/graphql' })
      expect([subject.name, factsOf(received)]).toEqual([subject.name, refused(405, 'GET, HEAD, POST')])
    }
  })

  it('an API path in a query or below another is a page of its own', async () => {
    const server = subjects.find(({ name }) => name === 'server')
    for (const path of ['/?x=/rest/nothing', '/restless', '/advice/api']) {
      expect((await server?.send({ method: 'GET', path }))?.headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })
})

/** Apple posts its return as a form, which is no operation of a client. */
const postedByApple = '/api/auth/social/{provider}/callback'

describe.each(contractPaths())('$path', ({ path, methods }) => {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  if (path === postedByApple) allowed.push('POST')
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allowed.includes(method))

  it.each(others)('answers %s with 405 and the methods that it has', async (method) => {
    for (const subject of subjects) {
      if (path === postedByApple && subject.name === 'mocks') continue
      const received = await subject.send({ method, path: path.replaceAll(/\{\w+\}/g, '1') })
      const expected = refused(405, [...new Set(allowed)].toSorted().join(', '))
      expect([subject.name, factsOf(received)]).toEqual([subject.name, expected])
    }
  })
})
