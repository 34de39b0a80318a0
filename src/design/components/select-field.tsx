import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { control, controlFrame, selectArrow } from '../recipes/field.css.ts'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

export type Option = { value: string | number; label: string; isDisabled?: boolean }

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
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
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
