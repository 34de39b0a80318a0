import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps } from 'react'
import { iconButton } from '../recipes/button.css.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconDrawing } from './icon.tsx'

type Look = NonNullable<RecipeVariants<typeof iconButton>> & { icon: IconDrawing; label: string }
type IconButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & Look

/** A button with a drawing only; `label` is its name. */
export function IconButton({ look, size, icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(iconButton({ look, size }), className)}>
      <Icon drawing={icon} size="large" />
    </button>
  )
}
