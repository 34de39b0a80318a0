import { imageUrl, type ImageName } from '#domain/images/image-url.ts'
import type { Thing } from './thing.ts'

type Agent = {
  username: string
  name: string
  jobTitle: string
  portrait?: ImageName | null
  phone?: string | null
  office: { uri: string; name: string }
  reviewSummary: { count: number; rating?: number | null }
}

/** An agent. A rating is told only where reviews of this portal stand behind it; imported ones are none. */
export const agentThing = (origin: string, agent: Agent): Thing => ({
  '@type': 'RealEstateAgent',
  '@id': `${origin}/agent/${agent.username}#agent`,
  name: agent.name,
  url: `${origin}/agent/${agent.username}`,
  image: agent.portrait ? origin + imageUrl({ ...agent.portrait, width: 400 }) : undefined,
  telephone: agent.phone ?? undefined,
  parentOrganization: { '@id': `${origin}/real-estate-agency/${agent.office.uri}#office` },
  aggregateRating:
    agent.reviewSummary.count > 0 && agent.reviewSummary.rating != null
      ? {
          '@type': 'AggregateRating',
          ratingValue: agent.reviewSummary.rating,
          reviewCount: agent.reviewSummary.count,
          bestRating: 5,
          worstRating: 1,
        }
      : undefined,
})

/** The agents of a list, in its order. */
export const agentList = (origin: string, agents: readonly Agent[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: agents.map((agent, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: agentThing(origin, agent),
  })),
})
