import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import type { AgentReviewList_PageFragment } from '#src/api/generated/graphql.ts'
import type { Thing } from './thing.ts'

/** An agent with the rating and the reviews on this page; nothing without reviews, and nothing of imported ones. */
export function reviewsThing(origin: string, { agent, results }: AgentReviewList_PageFragment): Thing[] {
  const { count, rating } = agent.reviewSummary
  const own = results.filter(({ importedFrom }) => importedFrom === null)
  if (count === 0 || rating === null || own.length === 0) return []
  return [
    {
      '@type': 'RealEstateAgent',
      name: agent.name,
      url: `${origin}/agent/${encodeURIComponent(agent.username)}`,
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: count,
        bestRating: 5,
        worstRating: 1,
      },
      review: own.map(({ id, title, content, rating: stars, reviewer, publishedOn }) => ({
        '@type': 'Review',
        url: `${origin}${agentReviewsPath(agent.username)}#r${id}`,
        name: title,
        reviewBody: content,
        datePublished: publishedOn?.slice(0, 10),
        author: { '@type': 'Person', name: reviewer.name },
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      })),
    },
  ]
}
