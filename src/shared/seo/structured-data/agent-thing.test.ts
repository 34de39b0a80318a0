import { expect, it } from 'vitest'
import { agentList, agentThing } from './agent-thing.ts'

const mia = {
  username: 'mia-chen',
  name: 'Mia Chen',
  jobTitle: 'Director',
  office: { uri: 'nelson-fitzroy', name: 'Nelson Fitzroy' },
}

it('tells the rating of an agent where reviews stand behind it', () => {
  const agent = { ...mia, reviewSummary: { count: 21, rating: 4.7 } }
  expect(agentThing('https://homely.example', agent)).toMatchObject({
    '@type': 'RealEstateAgent',
    url: 'https://homely.example/agent/mia-chen',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 21, bestRating: 5, worstRating: 1 },
  })
})

it('tells none without a review, whatever was imported', () => {
  const agent = { ...mia, reviewSummary: { count: 0, rating: null, importedCount: 9 } }
  expect(agentThing('https://homely.example', agent)['aggregateRating']).toBeUndefined()
})

it('lists agents in the order of the page', () => {
  const agents = ['a', 'b'].map((username) => ({ ...mia, username, reviewSummary: { count: 0 } }))
  expect(JSON.stringify(agentList('', agents))).toMatch(/"position":1.*\/agent\/a.*"position":2.*\/agent\/b/)
})
