import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { normaliseAddress } from './request-address.ts'
import { requestKindOf } from './request-kind.ts'

// Of a request only these two are read.
const requestOf = (url: string, host = 'homely.example') => ({ url, headers: { host } }) as unknown as IncomingMessage

it.each([
  ['/%72est/listing/1', '/rest/listing/1', 'api'],
  ['/r%65st/listing/1?a=%72', '/rest/listing/1?a=%72', 'api'],
  ['/%67raph%71l', '/graphql', 'api'],
  ['/graphql#x', '/graphql', 'api'],
  ['/%61pi/auth/sign-in', '/api/auth/sign-in', 'api'],
  ['/im%61ges/1', '/images/1', 'file'],
  ['http://homely.example/rest/listing/1', '/rest/listing/1', 'api'],
  ['HTTPS://homely.example/%72est/listing/1', '/rest/listing/1', 'api'],
  ['http://homely.example?q=1', '/?q=1', 'page'],
  ['http://homely.example', '/', 'page'],
  ['/homes/%2f%3f%c3%a9/7', '/homes/%2F%3F%C3%A9/7', 'page'],
  ['/%zz%2', '/%zz%2', 'page'],
  ['*', '*', 'page'],
])('%s is read as %s, which is of the kind %3$s', (written, address, kind) => {
  expect([normaliseAddress(requestOf(written)), requestKindOf(address)]).toEqual([address, kind])
})

it('is a fixed point', () => {
  for (const url of ['/%72est/%2525/%c3', '/a/%25%37%32', '//a/b', '/']) {
    const once = normaliseAddress(requestOf(url))
    expect(normaliseAddress(requestOf(once))).toBe(once)
  }
})

it('takes the host of an absolute address for that of the request', () => {
  const request = requestOf('http://one.example:8080/a', 'other.example')
  expect([normaliseAddress(request), request.headers.host]).toEqual(['/a', 'one.example:8080'])
})
