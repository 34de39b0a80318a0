import { type ComponentProps, type ReactNode, useId } from 'react'
import { choice, choiceInput, choiceText, hint as hintLook } from '../recipes/field.css.ts'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'size' | 'style' | 'children'> & {
  type?: 'checkbox' | 'radio'
  label: ReactNode
  hint?: ReactNode
}

/** One box to tick, its label beside it. */
export function CheckboxField({ type = 'checkbox', label, hint, className, ...input }: Props) {
  const hintId = useId()
  return (
    <label className={classNames(choice, className)}>
      <input {...input} type={type} aria-describedby={hint ? hintId : undefined} className={choiceInput} />
      <span className={choiceText}>
        {label}
        {hint && (
          <span id={hintId} className={hintLook}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
