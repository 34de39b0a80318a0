import type { Plain } from '#machines/inspector/inspector-messages.ts'
import * as styles from './inspector.css.ts'

const OPEN_LEVELS = 2

/** A value with what is in it; deeper levels open at a press. */
export function ValueTree({ value, level = 0 }: { value: Plain; level?: number }) {
  if (typeof value !== 'object' || value === null) return <span className={styles.code}>{JSON.stringify(value)}</span>
  const entries = Object.entries(value)
  if (entries.length === 0) return <span className={styles.quiet}>{Array.isArray(value) ? 'empty list' : 'empty'}</span>
  return (
    <ul className={styles.tree}>
      {entries.map(([name, inner]) => (
        <li key={name}>
          {isLeaf(inner) ? (
            <>
              <span className={styles.fieldName}>{name}: </span>
              <ValueTree value={inner} level={level + 1} />
            </>
          ) : (
            <details open={level + 1 < OPEN_LEVELS}>
              <summary className={styles.summary}>
                <span className={styles.fieldName}>{name}</span> <span className={styles.quiet}>{sizeOf(inner)}</span>
              </summary>
              <ValueTree value={inner} level={level + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

const isLeaf = (value: Plain): boolean => typeof value !== 'object' || value === null || Object.keys(value).length === 0

const sizeOf = (value: Plain): string =>
  Array.isArray(value) ? `list of ${value.length}` : `${Object.keys(value ?? {}).length} fields`
