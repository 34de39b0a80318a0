import type { ComponentProps } from 'react'
import * as styles from './enquiry.css.ts'
import { enquiryCopy as copy } from './enquiry.copy.ts'

/** A field for programs that fill every field; password managers know neither its name nor its label, and each is asked to pass it by. */
export const Honeypot = ({ id, ...input }: ComponentProps<'input'>) => (
  <div className={styles.honeypot} aria-hidden="true">
    <label htmlFor={id}>{copy.honeypot}</label>
    <input {...input} {...passedByManagers} id={id} name="more" type="text" tabIndex={-1} autoComplete="off" />
  </div>
)

/** 1Password, Bitwarden, LastPass, Dashlane and Proton Pass, as each documents it. */
const passedByManagers = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
}
