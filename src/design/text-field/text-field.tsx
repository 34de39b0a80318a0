import type { ComponentProps, ReactNode } from 'react'
import { control, controlEnd, controlFrame, controlIcon } from '#src/design/field/field.css.ts'
import { Field, type FieldProps } from '#src/design/field/field.tsx'
import { Icon, type IconDrawing } from '#src/design/icon/icon.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'style' | 'children'> & {
    size?: 'medium' | 'large'
    icon?: IconDrawing
    /** Inside the box at its end, for instance an IconButton. */
    end?: ReactNode
  }

/** One line of text under its label; every attribute of `<input>` passes through. */
export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  size,
  icon,
  end,
  id,
  className,
  ...input
}: Props) {
  const variantClass = control({ size, hasIcon: Boolean(icon), hasEnd: Boolean(end) })
  return (
    <Field {...{ id, label, hint, error, isLabelHidden, isOptional, className }}>
      {(wiring) => (
        <div className={controlFrame}>
          {icon && (
            <span className={controlIcon}>
              <Icon drawing={icon} />
            </span>
          )}
          <input type="text" {...input} {...wiring} className={variantClass} />
          {end && <span className={controlEnd}>{end}</span>}
        </div>
      )}
    </Field>
  )
}
