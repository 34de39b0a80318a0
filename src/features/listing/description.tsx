import { classNames } from '#src/design/components/class-names.ts'
import { Heading, Text } from '#src/design/components/text.tsx'
import { button } from '#src/design/recipes/button.css.ts'
import * as styles from './listing.css.ts'

/** Longer texts begin folded. */
const SHORT_TEXT = 600
const TEXT_ID = 'description'

/**
 * The agent's words. All of them are in the page; where a script runs, the end of a long text is folded away until the
 * button says that it is expanded (watch-actions.ts).
 */
export function Description({ title, text }: { title: string; text: string }) {
  const isLong = text.length > SHORT_TEXT
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <div id={TEXT_ID} className={isLong ? styles.foldable : undefined}>
        <Text hasLineBreaks>{text}</Text>
      </div>
      {isLong && (
        <button
          type="button"
          className={classNames(button({ look: 'quiet', size: 'small' }), styles.readMore)}
          aria-expanded="false"
          aria-controls={TEXT_ID}
          data-action="more"
        >
          <span>Read more</span>
          <span>Read less</span>
        </button>
      )}
    </section>
  )
}
