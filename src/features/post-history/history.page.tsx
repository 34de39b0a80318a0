import { postIdOfParam } from '#domain/posts/moderation-url.ts'
import { PostHistoryDocument } from '#src/api/generated/documents/post-history.ts'
import type { PostHistoryQuery } from '#src/api/generated/graphql.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFound } from '#src/shared/page/page-ends.tsx'
import { PostVersion } from '#src/shared/posts/post-version.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { dayText } from '#src/shared/text/day-text.ts'
import { postHistoryCopy as copy } from './post-history.copy.ts'
import * as styles from './post-history.css.ts'

/** What a review of a place, question or discussion said before its author changed it. */
export default definePage({
  read: ({ params }) => ({ postId: postIdOfParam(params['postId']) ?? 0 }),
  query: (variables) => ask(PostHistoryDocument, variables),
  outcome: ({ postHistory: found }) => (found ? { status: 200, found } : notFound(copy.missing)),
  loading: <LoadingPage title={copy.title} />,
  View: History,
})

function History({ found: { title, path, location, versions } }: { found: Found }) {
  return (
    <Container paddingY={24}>
      <PageHead title={copy.titleOf(title)} isIndexed={false} />
      <Stack gap={24} className={styles.history}>
        <Breadcrumbs
          items={[
            { label: copy.home, href: '/' },
            { label: location.name, href: `/${location.uri}` },
            { label: title, href: path },
            { label: copy.title },
          ]}
        />
        <Stack gap={8}>
          <Heading level={1}>{copy.titleOf(title)}</Heading>
          <Text size="lead">{copy.lead}</Text>
          <Link href={path} isStandalone>
            {copy.now}
          </Link>
        </Stack>
        {versions.map((version) => (
          <section key={`${version.replacedAt} ${version.title} ${version.content}`} className={styles.version}>
            <Heading level={2} size="lead">
              {copy.until(dayText(version.replacedAt))}
            </Heading>
            <PostVersion version={version} />
          </section>
        ))}
      </Stack>
    </Container>
  )
}

type Found = NonNullable<PostHistoryQuery['postHistory']>
