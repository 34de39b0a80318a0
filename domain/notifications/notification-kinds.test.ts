import { describe, expect, it } from 'vitest'
import { notificationKindNamed, notificationKindOfToken, notificationKinds } from './notification-kinds.ts'

describe('the kind of a token', () => {
  it.each([
    ['7.signature', '/alerts'],
    ['collections.7-1.signature', '/collections'],
    ['places.7-1.signature', '/following'],
    ['answers.7-1.signature', '/discussions'],
    ['premier.7.signature', '/settings#premier-emails'],
    ['', '/alerts'],
  ])('of %s has the page %s', (token, path) => {
    expect(notificationKindOfToken(token).page.path).toBe(path)
  })

  it('is told apart by its beginning', () => {
    const prefixes = Object.values(notificationKinds).map(({ tokenPrefix }) => tokenPrefix)
    expect(prefixes.filter((prefix) => prefix === '')).toHaveLength(1)
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })
})

it('a kind counts what a message was about; one of a later release is none', () => {
  const alerts = notificationKindNamed('alerts')
  expect([alerts?.items(1), alerts?.items(2), notificationKindNamed('later')]).toEqual(['1 home', '2 homes', null])
})
