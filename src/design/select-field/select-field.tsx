import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { control, controlFrame, selectArrow } from '#src/design/field/field.css.ts'
import { Field, type FieldProps } from '#src/design/field/field.tsx'
import { Icon } from '#src/design/icon/icon.tsx'

export type Option = {
  value: string | number
  label: string
  /** Shown and read out instead of the label. */
  shownAs?: string
  isDisabled?: boolean
}

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'size' | 'style' | 'children'> & {
    size?: 'medium' | 'large'
    options: readonly Option[]
  }

/** The browser's own select under its label. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  size,
  options,
  id,
  className,
  ...select
}: Props) {
  return (
    <Field {...{ id, label, hint, error, isLabelHidden, isOptional, className }}>
      {(wiring) => (
        <div className={controlFrame}>
          <select {...select} {...wiring} className={control({ size, isSelect: true })}>
            {options.map((option) => (
              <option key={option.value} value={option.value} label={option.shownAs} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={selectArrow}>
            <Icon drawing={ChevronDownIcon} />
          </span>
        </div>
      )}
    </Field>
  )
}
