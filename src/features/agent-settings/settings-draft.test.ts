import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import { draftOf, savedSettings, profileOf } from './settings-draft.ts'

const texts = new Map<string, string>()

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const settings = {
  agent: { username: 'tom-ryan', name: 'Tom Ryan', office: { name: 'Tallow & Reed' } },
  mayChangeAll: true,
  isPrincipal: false,
  mayAppointPrincipal: false,
  bio: 'I sell terraces.',
  website: 'https://tom.example',
  awards: [{ title: 'Auctioneer of the year', awardedBy: 'Guild of Agents', year: 2025 }],
  socialLinks: [{ network: 'x' as const, url: 'https://x.com/tom' }],
  videos: [{ url: 'https://video.example/1', title: 'One', isVisible: false }],
  servicedLocations: [{ uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' }],
  areasOfExpertise: ['Terraces', 'Auctions'],
  version: 3,
}

describe('the settings of a profile as they are typed', () => {
  it('are sent as they were, where nothing was changed', () => {
    expect(profileOf(draftOf(settings))).toEqual({
      bio: settings.bio,
      website: settings.website,
      awards: settings.awards,
      socialLinks: settings.socialLinks,
      videos: settings.videos,
      servicedLocationUris: ['fitzroy-vic-3065'],
      areasOfExpertise: ['Terraces', 'Auctions'],
    })
  })

  it('leave out rows and lines in which nothing was typed, and know no year but one of four digits', () => {
    const draft = {
      ...draftOf(settings),
      areas: 'Terraces\n \n\nTea',
      awards: [
        { title: ' ', awardedBy: '', year: '' },
        { title: 'A', awardedBy: 'B', year: 'last' },
      ],
      videos: [{ url: '', title: ' ', isVisible: true }],
    }
    expect(profileOf(draft)).toMatchObject({
      areasOfExpertise: ['Terraces', 'Tea'],
      awards: [{ title: 'A', awardedBy: 'B', year: 0 }],
      videos: [],
    })
  })

  it('are found again, and are good settings or nothing, whatever stands in storage', () => {
    const kept = savedSettings('tom-ryan')
    expect(kept.read()).toBeNull()
    kept.write(draftOf(settings))
    expect(savedSettings('tom-ryan').read()).toEqual(draftOf(settings))
    const holds = (text: string) => {
      texts.set('agentSettings:tom-ryan', text)
      const found = savedSettings('tom-ryan').read()
      expect(found === null || profileOf(found).bio === found.bio).toBe(true)
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), holds))
    texts.set('agentSettings:tom-ryan', '{"awards":[3,{"year":7}],"links":null,"videos":"x"}')
    expect(kept.read()).toMatchObject({
      awards: [
        { title: '', year: '' },
        { title: '', year: '' },
      ],
      videos: [],
    })
  })
})
