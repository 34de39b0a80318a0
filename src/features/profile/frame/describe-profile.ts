import { formatProfileUrl } from '#domain/profiles/profile-url.ts'
import { imageUrl } from '#domain/images/image-url.ts'
import type { ProfileFrame_ProfileFragment } from '#src/api/generated/graphql.ts'
import type { Thing } from '#src/shared/seo/structured-data/thing.ts'

/** An agent in terms of schema.org, with a rating only where clients gave one; nothing is told of other members. */
export function describeProfile(
  origin: string,
  { isAgent, username, name, avatar, phone, agent }: ProfileFrame_ProfileFragment,
): readonly Thing[] {
  if (!isAgent || agent === null) return []
  const path = formatProfileUrl({ isAgent, username, tab: 'overview', mode: null, page: 1 })
  const { count, rating } = agent.reviewSummary
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': `${origin}${path}#agent`,
      name,
      url: origin + path,
      image: avatar === null || avatar.isDefault ? undefined : origin + imageUrl({ ...avatar, width: 400 }),
      jobTitle: agent.jobTitle,
      telephone: phone ?? undefined,
      address: agent.office.address,
      worksFor: { '@id': `${origin}/real-estate-agency/${agent.office.uri}#office` },
      aggregateRating:
        count === 0 || rating === null
          ? undefined
          : { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5, worstRating: 1 },
    },
  ]
}
