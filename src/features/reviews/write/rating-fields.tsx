import { type ReviewDraft, type StatisticType, statisticTypes } from '#domain/reviews/review-types.ts'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { segment, segmentInput, segmentLabel, segments } from '#src/design/segmented-control/segmented-control.css.ts'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { reviewsCopy } from '#src/shared/posts/reviews.copy.ts'
import { editorCopy as copy } from '../editor.copy.ts'
import * as styles from './review-form.css.ts'

type Props = {
  id: string
  draft: ReviewDraft
  error: string | undefined
  onChange: (part: Partial<ReviewDraft>) => void
}

const stars = [1, 2, 3, 4, 5] as const

/** The stars of the whole, and of single points for who wants to say more. */
export function RatingFields({ id, draft, error, onChange }: Props) {
  const { rating, statistics } = draft
  const set = (type: StatisticType, given: number) => {
    const others = statistics.filter((each) => each.type !== type)
    onChange({ statistics: given === 0 ? others : [...others, { type, rating: given }] })
  }
  return (
    <>
      <FieldGroup label={copy.rating} error={error}>
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
                aria-label={reviewsCopy.stars(value)}
                onChange={() => onChange({ rating: value })}
              />
              <span className={segmentLabel({ variant: 'pills' })}>
                {value} · {copy.ratingOf(value)}
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <Disclosure summary={copy.statistics}>
        <div className={styles.statistics}>
          {statisticTypes.map((type) => (
            <SelectField
              key={type}
              label={reviewsCopy.statistics[type]}
              name={type}
              value={statistics.find((each) => each.type === type)?.rating ?? 0}
              options={[
                { value: 0, label: copy.notRated },
                ...stars.map((value) => ({ value, label: copy.starOption(value) })),
              ]}
              onChange={({ currentTarget }) => set(type, Number(currentTarget.value))}
            />
          ))}
        </div>
      </Disclosure>
    </>
  )
}
