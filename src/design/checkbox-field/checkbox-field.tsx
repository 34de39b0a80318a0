import { type ComponentProps, type ReactNode, useId } from 'react'
import { choice, choiceInput, choiceText } from './checkbox-field.css.ts'
import { hint as hintStyle } from '#src/design/field/field.css.ts'
import { classNames } from '#src/design/class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'size' | 'style' | 'children'> & {
  type?: 'checkbox' | 'radio'
  label: ReactNode
  hint?: ReactNode
}

/** One checkbox or radio button, its label beside it. */
export function CheckboxField({ type = 'checkbox', label, hint, className, ...input }: Props) {
  const hintId = useId()
  return (
    <label className={classNames(choice, className)} data-disabled={input.disabled || undefined}>
      <input {...input} type={type} aria-describedby={hint ? hintId : undefined} className={choiceInput} />
      <span className={choiceText}>
        {label}
        {hint && (
          <span id={hintId} className={hintStyle}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
