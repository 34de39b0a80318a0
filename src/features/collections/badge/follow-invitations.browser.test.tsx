import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lena } from '#tests/support/session-model.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { followInvitations } from './follow-invitations.tsx'

let waiting = 0
const execute = vi.fn<() => Promise<unknown>>(() =>
  Promise.resolve({ collectionInvitations: Array.from({ length: waiting }, () => ({})) }),
)
const setToken = (text: string) => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the portal reads it
  document.cookie = `accessToken=${text}; path=/`
}
const logIn = (member = lena) => act(async () => publishSession({ status: 'member', member }))
const changeTo = (count: number) =>
  act(async () => {
    waiting = count
    emit('collections.changed', { collectionId: null })
  })
const link = (name: string) => screen.findByRole('link', { name })

const place = document.createElement('a')
place.href = '/collections'
place.innerHTML = 'Collections <span data-menu-badge="invitations"></span>'

beforeAll(() => {
  document.body.append(place)
  setToken('a.b.c')
  // The mock answers one document, as every type of document is asked for.
  followInvitations({ execute: execute as ExecuteDocument })
})

beforeEach(() => {
  waiting = 0
  setToken('a.b.c')
})

afterEach(async () => {
  await act(async () => publishSession({ status: 'loggedOut' }))
  setToken('; max-age=0')
  execute.mockClear()
})

it('stands in the link to the collections, and goes with the answer', async () => {
  waiting = 2
  await logIn()
  expect(await link('Collections 2 invitations')).toBeTruthy()
  await changeTo(1)
  expect(await link('Collections 1 invitation')).toBeTruthy()
  await changeTo(0)
  expect(await link('Collections')).toBeTruthy()
})

it('is nobody else’s: not of the next member, nor of nobody', async () => {
  waiting = 3
  await logIn()
  expect(await link('Collections 3 invitations')).toBeTruthy()
  execute.mockImplementationOnce(() => Promise.reject(new Error('unreachable')))
  await logIn({ ...lena, id: lena.id + 1 })
  expect(await link('Collections')).toBeTruthy()
  await act(async () => publishSession({ status: 'loggedOut' }))
  execute.mockClear()
  await changeTo(3)
  expect([execute.mock.calls.length, Boolean(await link('Collections'))]).toEqual([0, true])
})

it('asks nothing without an access token, and counts with the next focus', async () => {
  setToken('; max-age=0')
  waiting = 1
  await logIn()
  expect(execute).not.toHaveBeenCalled()
  setToken('a.b.c')
  await act(async () => void window.dispatchEvent(new Event('focus')))
  expect(await link('Collections 1 invitation')).toBeTruthy()
})
