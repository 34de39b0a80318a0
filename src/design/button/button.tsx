import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps, MouseEvent } from 'react'
import { button } from './button.css.ts'
import { Anchor, type AnchorProps } from '#src/design/anchor/anchor.tsx'
import { classNames } from '#src/design/class-names.ts'
import type { Elements } from '#src/design/elements.ts'
import { Icon, type IconDrawing } from '#src/design/icon/icon.tsx'
import { Spinner } from '#src/design/progress/progress.tsx'

type Variants = NonNullable<RecipeVariants<typeof button>> & { icon?: IconDrawing; children: string | Elements }
type ButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children'> & Variants & { isBusy?: boolean }

/** A button; while `isBusy` it keeps the focus, shows a spinner and ignores clicks. `type` is "button" unless given. */
export function Button({
  variant,
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
      className={classNames(button({ variant, size, isWide }), className)}
    >
      {isBusy ? <Spinner size="medium" /> : icon && <Icon drawing={icon} />}
      {inElement(children)}
    </button>
  )
}

/** A link styled as a button, for navigation. */
export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: AnchorProps & Variants) {
  return (
    <Anchor {...rest} className={classNames(button({ variant, size, isWide }), className)}>
      {icon && <Icon drawing={icon} />}
      {inElement(children)}
    </Anchor>
  )
}

const inElement = (children: string | Elements): Elements =>
  typeof children === 'string' ? <span>{children}</span> : children
