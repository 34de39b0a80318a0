import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps } from 'react'
import { iconButton } from './icon-button.css.ts'
import { classNames } from '#src/design/class-names.ts'
import { Icon, type IconDrawing } from '#src/design/icon/icon.tsx'

type Variants = NonNullable<RecipeVariants<typeof iconButton>> & { icon: IconDrawing; label: string }
type IconButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & Variants

/** A button with an icon only; `label` is its accessible name. */
export function IconButton({ variant, size, icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(iconButton({ variant, size }), className)}>
      <Icon drawing={icon} size="large" />
    </button>
  )
}
