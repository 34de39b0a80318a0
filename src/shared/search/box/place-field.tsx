import SearchIcon from 'lucide-react/icons/search'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#src/design/icon/icon.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { searchBoxCopy } from './search-box.copy.ts'
import * as styles from './search-box.css.ts'

export const LOCATION_FIELD_ID = 'search-box-location'
export const LONGEST_LOCATION_TEXT = 100

type Props = {
  id: string
  /** The chosen places, before the field. */
  tags: ReactNode
  hasTags: boolean
  /** Whether a drawn area or a part of the map is searched. */
  isOfArea: boolean
  input: ComponentProps<'input'>
}

/** The field in which places are typed, with those already chosen before it in one box. */
export function PlaceField({ id, tags, hasTags, isOfArea, input }: Props) {
  return (
    <>
      <label htmlFor={id}>
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
          placeholder={hasTags ? searchBoxCopy.addPlace : isOfArea ? searchBoxCopy.area : searchBoxCopy.place}
          {...input}
          id={id}
          className={styles.input}
        />
      </div>
    </>
  )
}
