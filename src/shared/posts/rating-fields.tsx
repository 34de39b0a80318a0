import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { segment, segmentInput, segmentLabel, segments } from '#src/design/segmented-control/segmented-control.css.ts'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import * as styles from './post-form.css.ts'
import { reviewsCopy as copy } from './reviews.copy.ts'

const stars = [1, 2, 3, 4, 5] as const

type StarProps = {
  /** Of the first star, to which an error leads. */
  id: string
  label: string
  /** 0: none chosen yet. */
  rating: number
  error: string | undefined
  onChange: (rating: number) => void
}

/** The stars of the whole. */
export const StarField = ({ id, label, rating, error, onChange }: StarProps) => (
  <FieldGroup label={label} error={error}>
    <div className={segments({ variant: 'pills' })}>
      {stars.map((value) => (
        <label key={value} className={segment}>
          <input
            type="radio"
            id={value === 1 ? id : undefined}
            name="rating"
            value={value}
            className={segmentInput}
            checked={rating === value}
            aria-label={copy.stars(value)}
            onChange={() => onChange(value)}
          />
          <span className={segmentLabel({ variant: 'pills' })}>
            {value} · {copy.ratingOf(value)}
          </span>
        </label>
      ))}
    </div>
  </FieldGroup>
)

type Rating<Type> = { type: Type; rating: number }
type PartProps<Type extends string> = {
  summary: string
  /** What can be rated, with its words. */
  labels: Readonly<Record<Type, string>>
  types: readonly Type[]
  ratings: readonly Rating<Type>[]
  onChange: (ratings: readonly Rating<Type>[]) => void
}

/** Stars of single points, for who wants to say more. */
export function RatingsByPart<Type extends string>({ summary, labels, types, ratings, onChange }: PartProps<Type>) {
  const set = (type: Type, rating: number) => {
    const others = ratings.filter((each) => each.type !== type)
    onChange(rating === 0 ? others : [...others, { type, rating }])
  }
  return (
    <Disclosure summary={summary}>
      <div className={styles.ratings}>
        {types.map((type) => (
          <SelectField
            key={type}
            label={labels[type]}
            name={type}
            value={ratings.find((each) => each.type === type)?.rating ?? 0}
            options={[
              { value: 0, label: copy.notRated },
              ...stars.map((value) => ({ value, label: copy.starOption(value) })),
            ]}
            onChange={({ currentTarget }) => set(type, Number(currentTarget.value))}
          />
        ))}
      </div>
    </Disclosure>
  )
}
