import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import {
  error as errorStyle,
  field,
  fieldset,
  hint as hintStyle,
  label as labelStyle,
  legend as legendStyle,
  optional,
} from './field.css.ts'
import { classNames } from '#src/design/class-names.ts'
import { fieldIds } from './field-ids.ts'
import type { Elements } from '#src/design/elements.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { componentsCopy } from '#src/design/design.copy.ts'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The label stays for assistive technology. */
  isLabelHidden?: boolean
  /** Says "(optional)" after the label. */
  isOptional?: boolean
}

type FieldControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FrameProps = FieldProps & {
  id?: string
  className?: string
  children: (control: FieldControlProps) => Elements
}

/** Label, hint and error around one control, which `children` renders with the props given. */
export function Field({ id, hint, error, className, children, ...naming }: FrameProps) {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId, { hint: Boolean(hint), error: Boolean(error) })
  return (
    <div className={classNames(field, className)}>
      <label htmlFor={ids.control} className={naming.isLabelHidden ? undefined : labelStyle}>
        <Name {...naming} />
      </label>
      {hint && (
        <p id={ids.hint} className={hintStyle}>
          {hint}
        </p>
      )}
      {children({ id: ids.control, 'aria-describedby': ids.describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  )
}

type GroupProps = FieldProps & { id?: string; isDisabled?: boolean; className?: string; children: Elements }

/** Several controls under one legend. */
export function FieldGroup({ id, hint, error, isDisabled, className, children, ...naming }: GroupProps) {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId, { hint: Boolean(hint), error: Boolean(error) })
  return (
    <fieldset
      id={ids.control}
      disabled={isDisabled}
      aria-describedby={ids.describedBy}
      className={classNames(fieldset, className)}
    >
      <legend className={naming.isLabelHidden ? undefined : legendStyle}>
        <Name {...naming} />
      </legend>
      {hint && (
        <p id={ids.hint} className={hintStyle}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </fieldset>
  )
}

function Name({ label, isLabelHidden = false, isOptional = false }: FieldProps) {
  const name = (
    <>
      {label}
      {isOptional && <span className={optional}>{` ${componentsCopy.optional}`}</span>}
    </>
  )
  return isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name
}

function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={errorStyle}>
      <Icon drawing={CircleAlertIcon} size="small" />
      {children}
    </p>
  )
}
