import { expect, it } from 'vitest'
import { checkAgentProfile, tidyAgentProfile } from '#domain/agents/agent-settings.ts'
import { attackStrings } from '../attack-strings.ts'
import { freeTexts } from './free-texts.ts'
import { textsOfBodies, textsOfMutations } from './texts-of-contract.ts'

it('every text that the contract takes is one through which attacks go, or is excused', () => {
  const taken = [...new Set([...textsOfMutations(), ...textsOfBodies()])]
  expect(taken.length).toBeGreaterThan(100)
  expect(Object.keys(freeTexts).toSorted()).toEqual(taken.toSorted())
})

it('a web address that an agent states is http or https, or is refused', () => {
  const profile = { bio: '', awards: [], servicedLocationUris: [], areasOfExpertise: [] }
  for (const url of attackStrings) {
    const stated = tidyAgentProfile({
      ...profile,
      website: url,
      socialLinks: [{ network: 'facebook', url }],
      videos: [{ url, title: 'A video', isVisible: true }],
    })
    const refused = checkAgentProfile(stated, 2026).map(({ field }) => field)
    const led = { website: stated.website, socialLinks: stated.socialLinks[0]?.url, videos: stated.videos[0]?.url }
    for (const [field, address = ''] of Object.entries(led)) {
      expect([url, refused.some((each) => each === field) || /^https?:\/\//.test(address)]).toEqual([url, true])
    }
  }
})
