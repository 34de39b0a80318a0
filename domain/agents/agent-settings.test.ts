import { describe, expect, it } from 'vitest'
import { type AgentProfile, checkAgentProfile, tidyAgentProfile } from './agent-settings.ts'

const profile: AgentProfile = {
  bio: 'I sell terraces.\n\nAnd tea.',
  website: 'https://tom.example',
  awards: [{ title: 'Auctioneer of the year', awardedBy: 'Guild of Agents', year: 2025 }],
  socialLinks: [{ network: 'facebook', url: 'https://facebook.com/tom' }],
  videos: [{ url: 'https://video.example/1', title: 'How an auction runs', isVisible: true }],
  servicedLocationUris: ['fitzroy-vic-3065'],
  areasOfExpertise: ['Terraces'],
}
const fieldsOf = (change: Partial<AgentProfile>) =>
  checkAgentProfile({ ...profile, ...change }, 2026).map(({ field }) => field)
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))
const award = profile.awards[0] ?? { title: '', awardedBy: '', year: 0 }

describe('a profile', () => {
  it('is kept tidy', () => {
    expect(
      tidyAgentProfile({
        bio: ' I sell.\r\nAnd lease. ',
        website: ' tom.example ',
        awards: [{ title: ' Best  of \n all ', awardedBy: ' Guild ', year: 2025 }],
        socialLinks: [{ network: 'x', url: 'x.com/tom' }],
        videos: [{ url: ' video.example/1', title: ' One ', isVisible: false }],
        servicedLocationUris: ['a', 'a', 'b'],
        areasOfExpertise: [' Auctions ', 'Auctions'],
      }),
    ).toEqual({
      bio: 'I sell.\nAnd lease.',
      website: 'https://tom.example',
      awards: [{ title: 'Best of all', awardedBy: 'Guild', year: 2025 }],
      socialLinks: [{ network: 'x', url: 'https://x.com/tom' }],
      videos: [{ url: 'https://video.example/1', title: 'One', isVisible: false }],
      servicedLocationUris: ['a', 'b'],
      areasOfExpertise: ['Auctions'],
    })
  })

  it('may say nothing at all', () => {
    expect(fieldsOf({})).toEqual([])
    expect(
      fieldsOf({
        bio: '',
        website: '',
        awards: [],
        socialLinks: [],
        videos: [],
        servicedLocationUris: [],
        areasOfExpertise: [],
      }),
    ).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'ftp://tom.example',
    '//evil.example',
    'https://tom',
    'https://a b.example',
    'https://me:pw@tom.example',
    `https://tom.example/${'x'.repeat(300)}`,
  ])('has no web address like %s', (website) => {
    expect(fieldsOf({ website })).toEqual(['website'])
    expect(fieldsOf({ socialLinks: [{ network: 'x', url: website }] })).toEqual(['socialLinks'])
    expect(fieldsOf({ videos: [{ url: website, title: 'A', isVisible: true }] })).toEqual(['videos'])
  })

  it('keeps the videos that the demonstration gave it, and no other path of the portal', () => {
    const videoAt = (url: string): AgentProfile => ({ ...profile, videos: [{ url, title: 'A', isVisible: true }] })
    expect(tidyAgentProfile(videoAt(' /demo/video.html#1')).videos[0]?.url).toBe('/demo/video.html#1')
    expect(fieldsOf(videoAt('/demo/video.html#1'))).toEqual([])
    expect(fieldsOf(tidyAgentProfile(videoAt('/settings')))).toEqual(['videos'])
    expect(fieldsOf({ website: '/demo/video.html' })).toEqual(['website'])
  })

  it('has awards with all that they need', () => {
    for (const change of [
      { title: '' },
      { awardedBy: 'x'.repeat(121) },
      { year: 1949 },
      { year: 2027 },
      { year: 2000.5 },
    ]) {
      expect(fieldsOf({ awards: [{ ...award, ...change }] })).toEqual(['awards'])
    }
    expect(
      fieldsOf({
        awards: [
          { ...award, year: 1950 },
          { ...award, year: 2026 },
        ],
      }),
    ).toEqual([])
  })

  it('has only so much of each', () => {
    expect(fieldsOf({ bio: 'x'.repeat(4001) })).toEqual(['bio'])
    expect(fieldsOf({ bio: 'a\u0007' })).toEqual(['bio'])
    expect(fieldsOf({ awards: times(21, () => award) })).toEqual(['awards'])
    expect(
      fieldsOf({ videos: times(13, (index) => ({ url: `https://v.example/${index}`, title: 'A', isVisible: true })) }),
    ).toEqual(['videos'])
    expect(fieldsOf({ servicedLocationUris: times(11, String) })).toEqual(['servicedLocationUris'])
    expect(fieldsOf({ areasOfExpertise: times(13, String) })).toEqual(['areasOfExpertise'])
    expect(fieldsOf({ areasOfExpertise: [''] })).toEqual(['areasOfExpertise'])
    expect(fieldsOf({ areasOfExpertise: ['x'.repeat(61)] })).toEqual(['areasOfExpertise'])
  })

  it.each([
    'https://evil.example/facebook.com',
    'https://x.com/tom',
    'https://notfacebook.com/tom',
    'https://facebook.com.example',
  ])('has no page on a network at another site, such as %s', (url) =>
    expect(fieldsOf({ socialLinks: [{ network: 'facebook', url }] })).toEqual(['socialLinks']),
  )

  it.each(['https://www.facebook.com/tom', 'https://m.facebook.com/tom', 'https://fb.com/tom'])(
    'has a page on a network at %s',
    (url) => expect(fieldsOf({ socialLinks: [{ network: 'facebook', url }] })).toEqual([]),
  )

  it('has each network and each video once', () => {
    const link = { network: 'x', url: 'https://x.com/tom' } as const
    const video = { url: 'https://v.example/1', title: 'A', isVisible: true }
    expect(fieldsOf({ socialLinks: [link, link] })).toEqual(['socialLinks'])
    expect(fieldsOf({ videos: [video, { ...video, isVisible: false }] })).toEqual(['videos'])
  })
})
