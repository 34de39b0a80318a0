import { numberText } from '#domain/text/number-text.ts'
import { Link } from '#src/design/components/link.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { QuestionLines } from '#src/property/questions/question-lines.tsx'
import * as styles from './location.css.ts'
import type { Overview } from './overview.ts'

/** What is asked about a place: the most answered, and what waits for an answer. */
export function PlaceQuestions({ overview }: { overview: Overview }) {
  const { location, questionCount, popularQuestions, unansweredQuestions } = overview
  if (questionCount === 0) return null
  const about = location.type === 'street' && location.suburb ? location.suburb : location
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2}>Questions about {about.name}</Heading>
        <Link href={`/${about.uri}/questions`} isStandalone>
          {questionCount === 1 ? 'The one question' : `All ${numberText(questionCount)} questions`}
        </Link>
      </div>
      <div className={styles.pair}>
        <Lines title="Most answered" questions={popularQuestions} isRegion={location.type === 'region'} />
        <Lines title="Unanswered" questions={unansweredQuestions} isRegion={location.type === 'region'} />
      </div>
    </section>
  )
}

type LinesProps = { title: string; questions: Overview['popularQuestions']; isRegion: boolean }

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
