import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import {
  error as errorLook,
  field,
  fieldset,
  hint as hintLook,
  label as labelLook,
  legend as legendLook,
  optional,
} from '../recipes/field.css.ts'
import { classNames } from './class-names.ts'
import { fieldIds } from './field-ids.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The label stays for assistive technology. */
  isLabelHidden?: boolean
  /** Says "(optional)" after the label. */
  isOptional?: boolean
}

export type FieldControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FrameProps = FieldProps & {
  id?: string
  className?: string
  children: (control: FieldControlProps) => ReactNode
}

/** Label, hint and error around one control, which `children` renders with the props given. */
export function Field({ id, hint, error, className, children, ...naming }: FrameProps) {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId, { hint: Boolean(hint), error: Boolean(error) })
  return (
    <div className={classNames(field, className)}>
      <label htmlFor={ids.control} className={naming.isLabelHidden ? undefined : labelLook}>
        <Name {...naming} />
      </label>
      {hint && (
        <p id={ids.hint} className={hintLook}>
          {hint}
        </p>
      )}
      {children({ id: ids.control, 'aria-describedby': ids.describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  )
}

type GroupProps = FieldProps & { id?: string; isDisabled?: boolean; className?: string; children: ReactNode }

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
      <legend className={naming.isLabelHidden ? undefined : legendLook}>
        <Name {...naming} />
      </legend>
      {hint && (
        <p id={ids.hint} className={hintLook}>
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
      {isOptional && <span className={optional}> (optional)</span>}
    </>
  )
  return isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name
}

function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={errorLook}>
      <Icon drawing={CircleAlertIcon} size="small" />
      {children}
    </p>
  )
}
