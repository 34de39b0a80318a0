import { useCombobox } from 'downshift'
import { useState, useSyncExternalStore } from 'react'
import { LocationSearchDocument } from '#src/api/generated/documents/location-search.ts'
import { PointOfPlaceDocument } from '#src/api/generated/documents/point-of-place.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Chip } from '#src/design/chip/chip.tsx'
import { comboboxFrame, comboboxOption, comboboxPopup } from '#src/design/combobox/combobox.css.ts'
import { leaveComposing } from '#src/design/combobox/composing.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { compareCopy as copy } from './compare.copy.ts'
import * as styles from './compare.css.ts'
import { isOnGlobe } from '#domain/geo/lat-long.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'
import type { OwnPoint } from './comparison-rows.ts'

const SHORTEST_QUERY = 2
const LONGEST_QUERY = 100
const MOST_PLACES = 8

/** The place to which homes are measured: a suburb, region or street. */
export function PointField() {
  const point = useSyncExternalStore(ownPoint.onChange, ownPoint.read, () => null)
  const execute = useExecute()
  const [text, setText] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const query = text.trim()
  const isAsking = query.length >= SHORTEST_QUERY
  const { data } = useDocumentQuery(
    LocationSearchDocument,
    { filter: { query, types: [], take: MOST_PLACES } },
    { isEnabled: isAsking, keepsPrevious: true },
  )
  const places = isAsking ? (data?.locationSearch ?? []) : []
  const choose = async ({ label, location: { uri } }: (typeof places)[number]) => {
    setHasFailed(false)
    const { location } = await execute(PointOfPlaceDocument, { identifier: uri }, {}).catch(() => ({ location: null }))
    setHasFailed(location === null)
    if (location === null) return
    const { latitude, longitude } = location.latLong
    ownPoint.write({ label, latLong: { latitude, longitude } })
    setText('')
  }
  const combobox = useCombobox({
    items: places,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) void choose(selectedItem)
    },
  })
  const isOpen = combobox.isOpen && places.length > 0
  return (
    <Stack gap={8} className={styles.point}>
      <div className={comboboxFrame}>
        <TextField
          hint={copy.pointHint}
          error={hasFailed ? copy.pointFailed : undefined}
          maxLength={LONGEST_QUERY}
          {...combobox.getInputProps({ onKeyDownCapture: leaveComposing })}
          // Controlled inputs must change in the event itself, or the caret jumps.
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          label={copy.point}
        />
        <ul {...combobox.getMenuProps({ 'aria-label': copy.places })} className={comboboxPopup} hidden={!isOpen}>
          {isOpen &&
            places.map((place, index) => (
              <li
                key={place.location.uri}
                {...combobox.getItemProps({ item: place, index })}
                className={comboboxOption}
              >
                {place.label}
              </li>
            ))}
        </ul>
        <div role="status">
          {combobox.isOpen && isAsking && data?.locationSearch.length === 0 && (
            <p className={comboboxPopup}>{copy.noPlace}</p>
          )}
        </div>
      </div>
      {point && (
        <div>
          <Chip removeLabel={copy.removePoint(point.label)} onRemove={() => ownPoint.write(null)}>
            {point.label}
          </Chip>
        </div>
      )}
    </Stack>
  )
}

const LONGEST_LABEL = 100

/** A place to which homes are measured; it stays on this device. */
export const ownPoint = storedValue<OwnPoint | null>('comparisonPoint', pointFrom)

function pointFrom(found: unknown): OwnPoint | null {
  // Each part is looked at before it is taken.
  const { label, latLong } = Object(found) as Record<string, unknown>
  const { latitude, longitude } = Object(latLong) as Record<string, unknown>
  if (typeof label !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return label !== '' && isOnGlobe({ latitude, longitude })
    ? { label: label.slice(0, LONGEST_LABEL), latLong: { latitude, longitude } }
    : null
}
