import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearSessionCookies, hasSessionCookie, readAccessToken } from './session-cookies.ts'

const written: string[] = []

function browserAt(protocol: 'http:' | 'https:', cookie: string) {
  written.length = 0
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('the cookies that a page reads', () => {
  it('are those with a prefix where HTTPS is, and no others that somebody tossed in', () => {
    browserAt('https:', 'auth=1; accessToken=a.b.c')
    expect([hasSessionCookie(), readAccessToken()]).toEqual([false, null])
    browserAt('https:', 'accessToken=x.y.z; __Host-auth=1; __Host-accessToken=a.b.c')
    expect([hasSessionCookie(), readAccessToken()]).toEqual([true, 'a.b.c'])
  })

  it('are the plain ones elsewhere', () => {
    browserAt('http:', 'auth=1; accessToken=a.b.c')
    expect([hasSessionCookie(), readAccessToken()]).toEqual([true, 'a.b.c'])
  })

  it('are removed under the names and with the attributes that they have', () => {
    browserAt('https:', '')
    clearSessionCookies()
    expect(written).toEqual([
      '__Host-auth=; path=/; max-age=0; samesite=lax; secure',
      '__Host-accessToken=; path=/; max-age=0; samesite=lax; secure',
    ])
    browserAt('http:', '')
    clearSessionCookies()
    expect(written).toEqual(['auth=; path=/; max-age=0; samesite=lax', 'accessToken=; path=/; max-age=0; samesite=lax'])
  })
})
