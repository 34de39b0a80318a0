import { historyPath } from '#domain/posts/history-url.ts'
import { formatQuestionUrl } from '#domain/questions/question-url.ts'
import type { QuestionView_QuestionFragment } from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { questionThing } from '#src/shared/seo/structured-data/question-thing.ts'
import { questionLinesCopy } from '#src/shared/posts/question-lines.copy.ts'
import { badge } from '#src/design/badge/badge.css.ts'
import { authorPath, PostHead } from '#src/shared/posts/post-head.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import * as postStyles from '#src/shared/posts/posts.css.ts'
import { PostActions } from '#src/shared/posts/write/post-actions.tsx'
import { writeCopy } from '#src/shared/posts/write/write.copy.ts'
import { AnswerToggles } from './write/answer-toggles.tsx'
import { usePostThread } from './write/use-own-thread.ts'
import { AnswerQuestion, FollowQuestion, OwnPendingPosts } from './write/thread-parts.tsx'
import * as styles from './questions.css.ts'
import { ratedPlacesCopy } from '#src/shared/locations/rated-places.copy.ts'
import { questionsCopy } from './questions.copy.ts'
import { shortened } from './shortened.ts'
import { InlineWords } from '#src/shared/prose/inline-words.tsx'

/** A question, who asked it, and every answer with what was said to it. */
export function QuestionView({ question }: { question: QuestionView_QuestionFragment }) {
  const { postId, title, content, isDiscussion, author, postedAt, replyCount, replies, followers, location } = question
  const thread = usePostThread(postId)
  const address = formatQuestionUrl({ locationUri: location.uri, uri: question.uri })
  return (
    <Container paddingY={24}>
      <PageHead
        title={title}
        description={shortened(
          `${content || title} ${questionLinesCopy.answers(replyCount, isDiscussion)}: ${replies[0]?.content ?? ''}`,
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
          <PostHead
            author={author}
            postedAt={postedAt}
            editedAt={question.editedAt}
            historyPath={question.hasHistory ? historyPath(postId) : undefined}
          />
          {content !== '' && <Text hasLineBreaks>{content}</Text>}
          <Text size="small" tone="inkSoft">
            <InlineWords
              words={questionsCopy.about(isDiscussion ? questionsCopy.discussion : questionsCopy.question, {
                name: location.label,
                uri: location.uri,
              })}
            />
            <span>{` · ${questionsCopy.followers(followers)}`}</span>
          </Text>
          <div className={postStyles.actions}>
            <FollowQuestion postId={postId} />
          </div>
          <PostActions thread={thread} kind={isDiscussion ? 'discussion' : 'question'} post={question} />
        </Stack>
        <Stack gap={16}>
          <Heading level={2} size="title">
            {questionLinesCopy.answers(replyCount, isDiscussion)}
          </Heading>
          {replies.length > 0 && (
            <ul className={styles.replies}>
              {replies.map((reply) => (
                <Reply key={reply.postId} reply={reply} question={question} />
              ))}
            </ul>
          )}
          <OwnPendingPosts postId={postId} />
          <AnswerQuestion postId={postId} isDiscussion={isDiscussion} />
        </Stack>
        <Inline gap={16}>
          <Link href={`/${location.uri}/questions`} isStandalone>
            {questionsCopy.moreAbout(location.name)}
          </Link>
          <Link href="/discussions" isStandalone>
            {questionsCopy.everyPlace}
          </Link>
        </Inline>
      </div>
    </Container>
  )
}

function Reply({
  reply,
  question: { postId: questionId, isDiscussion },
}: {
  reply: QuestionView_QuestionFragment['replies'][number]
  question: QuestionView_QuestionFragment
}) {
  const { author, authorRelation, postedAt, editedAt, content, isAccepted, comments, postId } = reply
  const relation = authorRelation && !author?.isAgent ? ratedPlacesCopy.relations[authorRelation] : undefined
  const thread = usePostThread(questionId)
  return (
    <li id={`post-${postId}`} className={styles.reply}>
      {isAccepted && (
        <div>
          <span className={badge({ tone: 'brand' })}>{writeCopy.accepted}</span>
        </div>
      )}
      <PostHead author={author} postedAt={postedAt} editedAt={editedAt} relation={relation} />
      <Text hasLineBreaks>{content}</Text>
      <PostActions thread={thread} kind="answer" post={reply} canBeCommented>
        <AnswerToggles questionId={questionId} answer={reply} isOfQuestion={!isDiscussion} />
      </PostActions>
      {comments.length > 0 && (
        <ul aria-label={postFormCopy.comments} className={postStyles.comments}>
          {comments.map((comment) => (
            <li key={comment.postId} id={`post-${comment.postId}`} className={postStyles.comment}>
              <PostHead author={comment.author} postedAt={comment.postedAt} editedAt={comment.editedAt} />
              <Text hasLineBreaks>{comment.content}</Text>
              <PostActions thread={thread} kind="comment" post={comment} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function trailOf({ location: { uri, name, region }, title }: QuestionView_QuestionFragment) {
  return [
    { label: questionsCopy.home, href: '/' },
    ...(region ? [{ label: region.name, href: `/${region.uri}` }] : []),
    { label: name, href: `/${uri}` },
    { label: questionsCopy.questions, href: `/${uri}/questions` },
    { label: title },
  ]
}
