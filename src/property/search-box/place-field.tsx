import SearchIcon from 'lucide-react/icons/search'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#src/design/components/icon.tsx'
import { VisuallyHidden } from '#src/design/components/visually-hidden.tsx'
import * as styles from './search-box.css.ts'

export const LOCATION_FIELD_ID = 'search-box-location'
export const LONGEST_LOCATION_TEXT = 100
const LABEL = 'Suburb, postcode, region or street'

type Props = {
  /** The chosen places, before the field. */
  tags: ReactNode
  hasTags: boolean
  input: ComponentProps<'input'>
}

/** The field in which places are typed, with those already chosen before it in one box. */
export function PlaceField({ tags, hasTags, input }: Props) {
  return (
    <>
      <label htmlFor={LOCATION_FIELD_ID}>
        <VisuallyHidden>{LABEL}</VisuallyHidden>
      </label>
      <div className={styles.box}>
        <span className={styles.boxIcon}>
          <Icon drawing={SearchIcon} />
        </span>
        {tags}
        <input
          type="text"
          name="query"
          autoComplete="off"
          maxLength={LONGEST_LOCATION_TEXT}
          placeholder={hasTags ? 'Add another place' : LABEL}
          {...input}
          id={LOCATION_FIELD_ID}
          className={styles.input}
        />
      </div>
    </>
  )
}
