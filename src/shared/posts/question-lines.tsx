import { formatQuestionUrl } from '#domain/questions/question-url.ts'
import type { QuestionLines_QuestionFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { dayText } from '#src/shared/text/day-text.ts'
import * as styles from './question-lines.css.ts'
import { questionLinesCopy } from './question-lines.copy.ts'

type Props = {
  questions: readonly QuestionLines_QuestionFragment[]
  /** Whether each says which suburb it is about. */
  isOfManyPlaces?: boolean
}

/** Questions and discussions, each a link with how many answers it has. */
export function QuestionLines({ questions, isOfManyPlaces = false }: Props) {
  return (
    <ul className={styles.lines}>
      {questions.map(({ postId, uri, title, isDiscussion, postedAt, replyCount, location }) => (
        <li key={postId} className={styles.line}>
          <Link href={formatQuestionUrl({ locationUri: location.uri, uri })} isQuiet isStandalone>
            {title}
          </Link>
          <Text as="span" size="small" tone="inkSoft">
            {questionLinesCopy.answers(replyCount, isDiscussion)} ·{' '}
            {questionLinesCopy.kind(isDiscussion, isOfManyPlaces ? location.name : null)} ·{' '}
            <time dateTime={postedAt}>{dayText(postedAt)}</time>
          </Text>
        </li>
      ))}
    </ul>
  )
}
