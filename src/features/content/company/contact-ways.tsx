import { Text } from '#src/design/text/text.tsx'
import { InlineWords } from '#src/shared/prose/inline-words.tsx'
import * as styles from './company.css.ts'
import { companyCopy } from './company.copy.ts'

/** The phone number and the email address of this portal, large. */
export function ContactWays() {
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <Text size="small" tone="inkSoft">
          {companyCopy.phone}
        </Text>
        <Text size="lead" weight="strong">
          <InlineWords words={companyCopy.phoneNumber} />
        </Text>
      </div>
      <div className={styles.way}>
        <Text size="small" tone="inkSoft">
          {companyCopy.email}
        </Text>
        <Text size="lead" weight="strong">
          <InlineWords words={companyCopy.emailAddress} />
        </Text>
      </div>
    </div>
  )
}
