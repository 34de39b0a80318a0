import { afterEach, expect, it, vi } from 'vitest'
import { isSigningOut, setEndedToken, setSigningOut, readBackgroundToken } from './background-token.ts'

afterEach(() => {
  setEndedToken(null)
  vi.unstubAllGlobals()
})

function haveToken(token: string) {
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', { cookie: `accessToken=${token}` })
}

it('is the access token, until its session has ended', () => {
  haveToken('a.b.c')
  expect(readBackgroundToken()).toBe('a.b.c')
  setEndedToken('a.b.c')
  expect(readBackgroundToken()).toBeNull()
  haveToken('d.e.f')
  expect(readBackgroundToken()).toBe('d.e.f')
})

it('is none on the way out, until there is another', () => {
  haveToken('g.h.i')
  expect(isSigningOut()).toBe(false)
  setSigningOut()
  expect([isSigningOut(), readBackgroundToken()]).toEqual([true, null])
  haveToken('j.k.l')
  expect([isSigningOut(), readBackgroundToken()]).toEqual([false, 'j.k.l'])
})
