import SearchIcon from 'lucide-react/icons/search'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#src/design/icon/icon.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { searchBoxCopy } from './search-box.copy.ts'
import * as styles from './search-box.css.ts'

export const LOCATION_FIELD_ID = 'search-box-location'
export const LONGEST_LOCATION_TEXT = 100

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
        <VisuallyHidden>{searchBoxCopy.place}</VisuallyHidden>
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
          placeholder={hasTags ? searchBoxCopy.addPlace : searchBoxCopy.place}
          {...input}
          id={LOCATION_FIELD_ID}
          className={styles.input}
        />
      </div>
    </>
  )
}
