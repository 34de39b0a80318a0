import { numberText } from '#domain/text/number-text.ts'
import { longDayText } from '#domain/time/long-day-text.ts'
import { writeQuestionAddress } from '#domain/questions/question-address.ts'
import type { QuestionLines_QuestionFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/components/link.tsx'
import { Text } from '#src/design/components/text.tsx'
import * as styles from './question-lines.css.ts'

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
          <Link href={writeQuestionAddress({ locationUri: location.uri, uri })} isQuiet isStandalone>
            {title}
          </Link>
          <Text as="span" size="small" tone="inkSoft">
            {answersText(replyCount, isDiscussion)} · {isDiscussion ? 'Discussion' : 'Question'}
            {isOfManyPlaces && ` about ${location.name}`} ·{' '}
            <time dateTime={postedAt}>{longDayText(postedAt.slice(0, DAY_LENGTH))}</time>
          </Text>
        </li>
      ))}
    </ul>
  )
}

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** "No answer yet", "1 answer", "3 replies" */
export function answersText(count: number, isDiscussion: boolean): string {
  const [one, many] = isDiscussion ? ['reply', 'replies'] : ['answer', 'answers']
  if (count === 0) return `No ${one} yet`
  return `${numberText(count)} ${count === 1 ? one : many}`
}
