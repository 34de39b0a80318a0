import type { Description_ListingFragment } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/class-names.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import { button } from '#src/design/button/button.css.ts'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'

/** Longer texts begin folded. */
const SHORT_TEXT = 600
const TEXT_ID = 'description'

/**
 * The agent's words. All of them are in the page; where a script runs, the end of a long text is folded away until the
 * button says that it is expanded (watch-actions.ts).
 */
export function Description({ listing: { description: text, summary } }: { listing: Description_ListingFragment }) {
  const isLong = text.length > SHORT_TEXT
  return (
    <section className={styles.section}>
      <Heading level={2}>{summary.title}</Heading>
      <div id={TEXT_ID} className={styles.foldable} data-folded={isLong || undefined}>
        <Text hasLineBreaks>{text}</Text>
      </div>
      {isLong && (
        <button
          type="button"
          className={classNames(button({ variant: 'quiet', size: 'small' }), styles.readMore)}
          aria-expanded="false"
          aria-controls={TEXT_ID}
          data-action="readMore"
        >
          <span>{listingCopy.description.more}</span>
          <span>{listingCopy.description.less}</span>
        </button>
      )}
    </section>
  )
}
