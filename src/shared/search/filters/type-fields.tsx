import type { FormEvent } from 'react'
import { propertyTypeGroups } from '#domain/lookups/property-type-groups.ts'
import { type PropertyType, propertyTypes } from '#domain/lookups/property-types.ts'
import type { TypeFields_AggregationsFragment } from '#src/api/generated/graphql.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { CountedChoices, CountedLabel, isOffered } from './counted-choices.tsx'
import type { FilterFieldsProps } from './filter-fields.tsx'
import * as styles from './filter-form.css.ts'
import { filtersCopy } from './filters.copy.ts'
import { fields } from './search-form-fields.ts'

/** The types in groups, each with a box for all of it, which opens to its types. */
export function TypeFields({ parameters, draft, aggregations }: FilterFieldsProps<TypeFields_AggregationsFragment>) {
  'use memo'
  const chosen = draft.propertyTypes
  const counts = new Map(aggregations?.facets.propertyTypes.map(({ propertyType, count }) => [propertyType, count]))
  const countOf = (type: PropertyType) => aggregations && (counts.get(type) ?? 0)
  return (
    <FieldGroup label={filtersCopy.propertyType}>
      {propertyTypeGroups.map((group) => {
        const offered = group.types.filter((type) => isOffered(countOf(type), chosen.includes(type)))
        return (
          offered.length > 0 && (
            <TypeGroup
              key={group.name}
              {...group}
              offered={offered}
              countOf={countOf}
              chosen={chosen}
              chosenAtFirst={parameters.propertyTypes}
            />
          )
        )
      })}
    </FieldGroup>
  )
}

type GroupProps = (typeof propertyTypeGroups)[number] & {
  /** Its types that some home has, or that are chosen. */
  offered: readonly PropertyType[]
  countOf: (type: PropertyType) => number | undefined
  chosen: readonly PropertyType[]
  chosenAtFirst: readonly PropertyType[]
}

function TypeGroup({ name, displayName, types, offered, countOf, chosen, chosenAtFirst }: GroupProps) {
  const isWhole = types.every((type) => chosen.includes(type))
  // A studio is chosen among the bedrooms; the type stands here only where a URL names it.
  const listed = offered.filter((type) => type !== 'Studio' || chosen.includes(type))
  const isPartly = !isWhole && listed.some((type) => chosen.includes(type))
  const wasPartly =
    listed.some((type) => chosenAtFirst.includes(type)) && !types.every((type) => chosenAtFirst.includes(type))
  const counts = types.map(countOf)
  return (
    <div className={styles.typeGroup} onChange={alignGroup}>
      <CheckboxField
        name={fields.typeGroup}
        value={name}
        defaultChecked={isWhole}
        label={
          <CountedLabel
            words={displayName}
            count={
              counts.includes(undefined) ? undefined : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
            }
          />
        }
      />
      {(listed.length > 1 || isPartly) && (
        <Disclosure
          className={styles.typesOfGroup}
          summary={
            <span className={styles.typeNames}>{listed.map((type) => propertyTypes[type].displayName).join(', ')}</span>
          }
          open={wasPartly || undefined}
        >
          <CountedChoices
            label={displayName}
            isLabelHidden
            name={fields.type}
            chosen={chosen}
            choices={listed.map((type) => ({
              value: type,
              label: propertyTypes[type].displayName,
              count: countOf(type),
            }))}
          />
        </Disclosure>
      )}
    </div>
  )
}

/** The box of a group ticks all its types; it is ticked itself when they all are. Before the form hears of the change. */
function alignGroup({ target, currentTarget }: FormEvent<HTMLDivElement>): void {
  if (!(target instanceof HTMLInputElement)) return
  const ofName = (name: string) => [...currentTarget.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  const types = ofName(fields.type)
  if (target.name === fields.typeGroup) {
    for (const type of types) type.checked = target.checked
    return
  }
  for (const group of ofName(fields.typeGroup)) group.checked = types.every((type) => type.checked)
}
