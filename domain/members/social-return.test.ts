import { describe, expect, it } from 'vitest'
import { partSocialReturn } from './social-return.ts'

describe('a query with the return from a social provider', () => {
  it('is parted from it, and both stay as they were written', () => {
    expect(partSocialReturn('sort=newest&providerName=google&authCode=a%2Fb&fullName=Mia+Chen&page=2')).toEqual({
      search: 'sort=newest&page=2',
      socialReturn: 'providerName=google&authCode=a%2Fb&fullName=Mia+Chen',
    })
    expect(partSocialReturn('authError=access_denied')).toEqual({ search: '', socialReturn: 'authError=access_denied' })
  })

  it('takes name and email address along with a code, wherever they stand', () => {
    expect(partSocialReturn('email=a&authCode=1&fullName=b&emails=c')).toEqual({
      search: 'emails=c',
      socialReturn: 'email=a&authCode=1&fullName=b',
    })
    expect(partSocialReturn('authCode&sort=newest&providerName=google')).toEqual({
      search: 'sort=newest',
      socialReturn: 'authCode&providerName=google',
    })
  })

  it.each(['', 'sort=newest', 'email=mia%40homely.example', 'authCodes=1&xproviderName=2', 'email=a&xauthCode=1'])(
    'is left alone without one: "%s"',
    (search) => {
      expect(partSocialReturn(search)).toEqual({ search, socialReturn: '' })
    },
  )
})
