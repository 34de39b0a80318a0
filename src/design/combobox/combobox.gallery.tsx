import { classNames } from '#src/design/class-names.ts'
import { control } from '#src/design/field/field.css.ts'
import * as styles from './combobox.css.ts'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { inFlow } from '#src/design/gallery/gallery.css.ts'

const options = ['Fitzroy, VIC 3065', 'Fitzroy North, VIC 3068', 'Fitzroy, SA 5082']

export const galleryEntry: GalleryEntry = {
  title: 'Combobox styles',
  states: {
    'Open, the first option selected': (
      <div className={styles.comboboxFrame}>
        <input
          type="text"
          role="combobox"
          aria-label="Suburb"
          aria-expanded="true"
          aria-controls="gallery-options"
          aria-activedescendant="gallery-option-0"
          defaultValue="Fitz"
          className={control()}
        />
        <div className={classNames(styles.comboboxPopup, inFlow)}>
          <p className={styles.comboboxGroupLabel}>Suburbs</p>
          <div id="gallery-options" role="listbox" aria-label="Suburbs">
            {options.map((option, index) => (
              <div
                key={option}
                id={`gallery-option-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === 0}
                className={styles.comboboxOption}
              >
                {option}
                <span className={styles.comboboxOptionDetail}>Suburb</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    ),
  },
}
