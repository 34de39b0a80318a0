import { expect, it } from 'vitest'
import type { AgentFacts_AgentFragment } from '#src/api/generated/graphql.ts'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { AgentFacts } from './agent-facts.tsx'

const markupOf = (isClaimed: boolean): string => {
  const agent: AgentFacts_AgentFragment = {
    bio: '',
    website: null,
    awards: [],
    socialLinks: [],
    videos: [],
    servicedLocations: [],
    areasOfExpertise: [],
    isClaimed,
  }
  return plainMarkup(<AgentFacts name="Agnes Keane" agent={agent} description="" />)
}

it('asks of a profile that nobody claimed whether it is the reader’s, and leads to the claim of that name', () => {
  expect(markupOf(false)).toContain('href="/claim-your-agent-profile/find?q=Agnes+Keane"')
  expect(markupOf(false)).toContain('Is this you? Claim your profile')
  expect(markupOf(true)).not.toContain('/claim-your-agent-profile')
})
