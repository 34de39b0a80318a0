import type { PostVersion_VersionFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/text/text.tsx'
import { RatingStars } from './rating-stars.tsx'
import { saidOfPlaceCopy } from './said-of-place.copy.ts'
import { SaidOfPlace } from './said-of-place.tsx'

/** What a post said before it was changed. */
export function PostVersion({ version }: { version: PostVersion_VersionFragment }) {
  const { title, content, rating, authorRelation, sinceYear, pros, cons, statistics } = version
  return (
    <>
      {rating != null && <RatingStars rating={rating} />}
      {title !== '' && <Text weight="strong">{title}</Text>}
      {authorRelation && (
        <Text size="small" tone="inkSoft">
          {saidOfPlaceCopy.relation(authorRelation, sinceYear ?? null)}
        </Text>
      )}
      {content !== '' && <Text hasLineBreaks>{content}</Text>}
      <SaidOfPlace pros={pros} cons={cons} statistics={statistics} />
    </>
  )
}
