import { collectionFilters, ofContributors } from '#domain/collections/collection-filter.ts'
import type { CollectionRole } from '#src/api/generated/graphql.ts'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { viewCopy as copy } from '../collection.copy.ts'
import * as styles from './collection.css.ts'
import { sorts, type ViewChoice, views } from './view-choice.ts'

type Props = { choice: ViewChoice; role: CollectionRole; onChoose: (changed: Partial<ViewChoice>) => void }

const sortOptions = sorts.map((value) => ({ value, label: copy.sorts[value] }))
const viewOptions = views.map((value) => ({ value, label: copy[value] }))
const filterOptions = collectionFilters.map((value) => ({ value, label: copy.filters[value] }))

/** How the homes are shown: grid, list or map, in which order, and which of them. */
export function ViewTools({ choice, role, onChoose }: Props) {
  const isReader = role === 'reader'
  return (
    <div className={styles.tools}>
      <SegmentedControl
        label={copy.view}
        isLabelHidden
        name="view"
        options={viewOptions}
        value={choice.view}
        onChange={(view) => onChoose({ view })}
      />
      {choice.view !== 'map' && (
        <>
          <SelectField
            label={copy.filter}
            options={isReader ? filterOptions.filter(({ value }) => !ofContributors.has(value)) : filterOptions}
            value={choice.only}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ only: collectionFilters.find((each) => each === value) ?? 'all' })
            }
          />
          <SelectField
            label={copy.sort}
            options={isReader ? sortOptions.filter(({ value }) => value !== 'reactions') : sortOptions}
            value={choice.sort}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ sort: sorts.find((each) => each === value) ?? 'added' })
            }
          />
        </>
      )}
    </div>
  )
}
