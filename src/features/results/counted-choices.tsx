import { CheckboxField } from '#src/design/components/checkbox-field.tsx'
import { FieldGroup } from '#src/design/components/field.tsx'
import * as styles from './filter-form.css.ts'

export type CountedChoice = { value: string; label: string; count: number | undefined }

type Props = {
  label: string
  isLabelHidden?: boolean
  name: string
  choices: readonly CountedChoice[]
  chosen: readonly string[]
}

/** Boxes to tick, each with the number of homes that it would give. */
export function CountedChoices({ label, isLabelHidden, name, choices, chosen }: Props) {
  'use memo'
  return (
    <FieldGroup label={label} isLabelHidden={isLabelHidden}>
      <div className={styles.choices}>
        {choices.map(({ value, label: words, count }) => (
          <CheckboxField
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            label={
              <span className={styles.counted}>
                {words}{' '}
                {count !== undefined && (
                  <span className={count === 0 ? styles.countOfNone : styles.count}>{count}</span>
                )}
              </span>
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
