import { Heading } from '#src/design/text/text.tsx'
import { performanceCopy as copy } from './performance.copy.ts'
import { rules } from './performance.css.ts'

/** What the numbers count, and what they do not. */
export const HowCounted = () => (
  <section>
    <Heading level={2} size="lead">
      {copy.howCounted}
    </Heading>
    <ul className={rules}>
      {copy.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
)
