import { Text } from '#src/design/components/text.tsx'
import { InlineWords } from '#src/property/prose/inline-words.tsx'
import * as styles from './company.css.ts'

/** The telephone and the e-mail of this portal, large. */
export function ContactWays() {
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <Text size="small" tone="inkSoft">
          Telephone
        </Text>
        <Text size="lead" weight="strong">
          <InlineWords words="{phone}" />
        </Text>
      </div>
      <div className={styles.way}>
        <Text size="small" tone="inkSoft">
          E-mail
        </Text>
        <Text size="lead" weight="strong">
          <InlineWords words="{email}" />
        </Text>
      </div>
    </div>
  )
}
