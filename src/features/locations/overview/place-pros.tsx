import CheckIcon from 'lucide-react/icons/check'
import type { PlacePros_ProFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import * as styles from './location.css.ts'

/** What the figures say for a place; nothing where they say nothing. */
export function PlacePros({ pros }: { pros: readonly PlacePros_ProFragment[] }) {
  if (pros.length === 0) return null
  return (
    <ul className={styles.pros}>
      {pros.map(({ kind, text }) => (
        <li key={kind} className={styles.pro}>
          <Icon drawing={CheckIcon} size="small" className={styles.proIcon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
