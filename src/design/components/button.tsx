import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { button } from '../recipes/button.css.ts'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { Spinner } from './progress.tsx'

type Look = NonNullable<RecipeVariants<typeof button>> & { icon?: IconDrawing; children: ReactNode }
type ButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children'> & Look & { isBusy?: boolean }

/** A button; while `isBusy` it keeps the focus, shows a spinner and does nothing. `type` is "button" unless given. */
export function Button({
  look,
  size,
  isWide,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy || onClick ? press : undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={classNames(button({ look, size, isWide }), className)}
    >
      {isBusy ? <Spinner size="medium" /> : icon && <Icon drawing={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ look, size, isWide, icon, className, children, ...rest }: AnchorProps & Look) {
  return (
    <Anchor {...rest} className={classNames(button({ look, size, isWide }), className)}>
      {icon && <Icon drawing={icon} />}
      {children}
    </Anchor>
  )
}
