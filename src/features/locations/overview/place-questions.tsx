import { askPath, everyQuestion, formatQuestionsUrl } from '#domain/questions/question-url.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { PlaceQuestions_OverviewFragment, QuestionLines_QuestionFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { QuestionLines } from '#src/shared/posts/question-lines.tsx'
import * as styles from './location.css.ts'
import { locationCopy } from './location.copy.ts'

const copy = locationCopy.questions

/** What is asked about a place: the most answered, and what waits for an answer; and the way to ask. */
export function PlaceQuestions({ overview }: { overview: PlaceQuestions_OverviewFragment }) {
  const { location, questionCount, popularQuestions, unansweredQuestions } = overview
  const isRegion = location.type === 'region'
  if (isRegion && questionCount === 0) return null
  const about = location.type === 'street' && location.suburb ? location.suburb : location
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2}>{copy.title(about.name)}</Heading>
        {questionCount > 0 && (
          <Link href={formatQuestionsUrl({ locationUri: about.uri, ...everyQuestion })} isStandalone>
            {copy.all(numberText(questionCount))}
          </Link>
        )}
      </div>
      {questionCount === 0 ? (
        <Text>{copy.none(about.name)}</Text>
      ) : (
        <div className={styles.pair}>
          <Lines title={copy.popular} questions={popularQuestions} isRegion={isRegion} />
          <Lines title={copy.unanswered} questions={unansweredQuestions} isRegion={isRegion} />
        </div>
      )}
      {!isRegion && (
        <div>
          <Link href={askPath(about.uri)} isStandalone>
            {copy.ask(about.name)}
          </Link>
        </div>
      )}
    </section>
  )
}

type LinesProps = { title: string; questions: readonly QuestionLines_QuestionFragment[]; isRegion: boolean }

function Lines({ title, questions, isRegion }: LinesProps) {
  if (questions.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={3} size="lead">
        {title}
      </Heading>
      <QuestionLines questions={questions} isOfManyPlaces={isRegion} />
    </Stack>
  )
}
