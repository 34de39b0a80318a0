import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import * as styles from './filter-form.css.ts'

export type CountedChoice = { value: string; label: string; count: number | undefined }

type Props = {
  label: string
  isLabelHidden?: boolean
  name: string
  choices: readonly CountedChoice[]
  chosen: readonly string[]
}

/** Whether a choice is shown: not where no home has it, unless it is chosen. Until the counts are there all are. */
export const isOffered = (count: number | undefined, isChosen: boolean): boolean => isChosen || count !== 0

/** Boxes to tick, each with the number of homes that it would give; those that would give none are left out. */
export function CountedChoices({ label, isLabelHidden, name, choices, chosen }: Props) {
  'use memo'
  const offered = choices.filter(({ value, count }) => isOffered(count, chosen.includes(value)))
  if (offered.length === 0) return null
  return (
    <FieldGroup label={label} isLabelHidden={isLabelHidden}>
      <div className={styles.choices}>
        {offered.map(({ value, label: words, count }) => (
          <CheckboxField
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            label={<CountedLabel words={words} count={count} />}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

export const CountedLabel = ({ words, count }: { words: string; count: number | undefined }) => (
  <span className={styles.counted}>
    {words} {count !== undefined && <span className={styles.count}>{count}</span>}
  </span>
)
