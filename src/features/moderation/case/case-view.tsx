import type { CaseView_CaseFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PostVersion } from '#src/shared/posts/post-version.tsx'
import { RatingStars } from '#src/shared/posts/rating-stars.tsx'
import { ReviewPhotos } from '#src/shared/posts/review-photos.tsx'
import { saidOfPlaceCopy } from '#src/shared/posts/said-of-place.copy.ts'
import { SaidOfPlace } from '#src/shared/posts/said-of-place.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { CaseWhy } from '../case-why.tsx'
import { moderationCopy as copy } from '../moderation.copy.ts'
import * as styles from '../moderation.css.ts'

/** What was written, why staff read it, what it said before and what became of it. */
export function CaseView({ found }: { found: CaseView_CaseFragment }) {
  const { title, content, rating, authorRelation, sinceYear, pros, cons, statistics, photos } = found
  const { about, path, status, writtenAt, versions, steps } = found
  return (
    <Stack gap={16}>
      <article className={styles.said}>
        <Stack gap={8}>
          {rating != null && <RatingStars rating={rating} />}
          {title !== '' && (
            <Heading level={2} size="lead">
              {title}
            </Heading>
          )}
          {authorRelation && (
            <Text size="small" tone="inkSoft">
              {saidOfPlaceCopy.relation(authorRelation, sinceYear ?? null)}
            </Text>
          )}
          {content !== '' && <Text hasLineBreaks>{content}</Text>}
          <SaidOfPlace pros={pros} cons={cons} statistics={statistics} />
          <ReviewPhotos photos={photos} title={title} />
        </Stack>
      </article>
      <CaseWhy found={found} />
      <Text size="small" tone="inkSoft">
        {`${copy.about(about)} · ${momentText(writtenAt)}`}
        {status === 'published' && (
          <>
            {' · '}
            <Link href={path}>{copy.toPost}</Link>
          </>
        )}
      </Text>
      {versions.length > 0 && (
        <section>
          <Heading level={2} size="lead">
            {copy.versions}
          </Heading>
          <ul className={styles.list}>
            {versions.map((version) => (
              <li key={`${version.replacedAt} ${version.title} ${version.content}`} className={styles.said}>
                <PostVersion version={version} />
                <Text size="small" tone="inkSoft">
                  {copy.versionUntil(momentText(version.replacedAt), version.isPublic)}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {steps.length > 0 && (
        <section>
          <Heading level={2} size="lead">
            {copy.steps}
          </Heading>
          <ol className={styles.list}>
            {steps.map(({ type, by, reason, at }) => (
              <li key={`${at} ${type}`} className={styles.said}>
                <Text weight="strong">{copy.step(by ?? null, type)}</Text>
                <Text hasLineBreaks>{reason}</Text>
                <Text size="small" tone="inkSoft">
                  {momentText(at)}
                </Text>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Stack>
  )
}
