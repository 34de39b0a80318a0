import { formatQuestionUrl } from '#domain/questions/question-url.ts'
import type { AnswerLines_AnswerFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import { dayText } from '#src/shared/text/day-text.ts'
import { postsCopy as copy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'

/** Answers, each below the question that it answers. */
export const AnswerLines = ({ answers }: { answers: readonly AnswerLines_AnswerFragment[] }) => (
  <ul className={styles.lines}>
    {answers.map(({ question: { uri, title, location }, reply: { postId, content, postedAt, votes } }) => (
      <li key={postId} className={styles.lineWords}>
        <Link href={`${formatQuestionUrl({ locationUri: location.uri, uri })}#post-${postId}`} isStandalone>
          {title}
        </Link>
        <Text hasLineBreaks lines={3}>
          {content}
        </Text>
        <Text size="small" tone="inkSoft">
          {copy.about(location.name)} · <time dateTime={postedAt}>{dayText(postedAt)}</time>
          {votes > 0 && <span>{` · ${postFormCopy.helpful(votes)}`}</span>}
        </Text>
      </li>
    ))}
  </ul>
)
