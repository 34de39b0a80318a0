import { writeQuestionAddress } from '#domain/questions/question-address.ts'
import type { QuestionItemQuery } from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/components/breadcrumbs.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { breadcrumbList } from '#src/property/page-head/structured-data/breadcrumb-list.ts'
import { questionThing } from '#src/property/page-head/structured-data/question-thing.ts'
import { answersText } from '#src/property/questions/question-lines.tsx'
import { authorPath, PostHead } from './post-head.tsx'
import { followersText, shortened, votesText } from './question-words.ts'
import * as styles from './questions.css.ts'

export type Question = NonNullable<QuestionItemQuery['question']>

/** A question, who asked it, and every answer with what was said to it. */
export function QuestionView({ question }: { question: Question }) {
  const { title, content, isDiscussion, author, postedAt, replyCount, replies, followers, location } = question
  const address = writeQuestionAddress({ locationUri: location.uri, uri: question.uri })
  return (
    <Container paddingY={24}>
      <PageHead
        title={title}
        description={shortened(
          `${content || title} ${answersText(replyCount, isDiscussion)}: ${replies[0]?.content ?? ''}`,
        )}
        canonicalPath={address}
        describe={
          import.meta.env.SSR
            ? (origin) => [
                questionThing(origin, { ...question, address, authorPath }),
                breadcrumbList(origin, trailOf(question)),
              ]
            : undefined
        }
      />
      <div className={styles.question}>
        <Breadcrumbs items={trailOf(question)} />
        <Stack gap={16}>
          <Heading level={1}>{title}</Heading>
          <PostHead author={author} postedAt={postedAt} />
          {content !== '' && <Text hasLineBreaks>{content}</Text>}
          <Text size="small" tone="inkSoft">
            {isDiscussion ? 'Discussion' : 'Question'} about <Link href={`/${location.uri}`}>{location.label}</Link> ·{' '}
            {followersText(followers)}
          </Text>
        </Stack>
        <Stack gap={16}>
          <Heading level={2} size="title">
            {answersText(replyCount, isDiscussion)}
          </Heading>
          {replies.length > 0 && (
            <ul className={styles.replies}>
              {replies.map((reply) => (
                <Reply key={reply.postId} reply={reply} />
              ))}
            </ul>
          )}
        </Stack>
        <Inline gap={16}>
          <Link href={`/${location.uri}/questions`} isStandalone>
            More questions about {location.name}
          </Link>
          <Link href="/discussions" isStandalone>
            Questions about every place
          </Link>
        </Inline>
      </div>
    </Container>
  )
}

function Reply({
  reply: { author, postedAt, content, votes, comments, postId },
}: {
  reply: Question['replies'][number]
}) {
  const voted = votesText(votes)
  return (
    <li id={`post-${postId}`} className={styles.reply}>
      <PostHead author={author} postedAt={postedAt} />
      <Text hasLineBreaks>{content}</Text>
      {voted && (
        <Text size="small" tone="inkSoft">
          {voted}
        </Text>
      )}
      {comments.length > 0 && (
        <ul aria-label="Comments" className={styles.comments}>
          {comments.map((comment) => (
            <li key={comment.postId} id={`post-${comment.postId}`} className={styles.comment}>
              <PostHead author={comment.author} postedAt={comment.postedAt} />
              <Text hasLineBreaks>{comment.content}</Text>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function trailOf({ location: { uri, name, region }, title }: Question) {
  return [
    { label: 'Home', href: '/' },
    ...(region ? [{ label: region.name, href: `/${region.uri}` }] : []),
    { label: name, href: `/${uri}` },
    { label: 'Questions', href: `/${uri}/questions` },
    { label: title },
  ]
}
