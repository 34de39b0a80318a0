import type { RecipeVariants } from '@vanilla-extract/recipes'
import { link, navigationLink } from './link.css.ts'
import { Anchor, type AnchorProps } from '#src/design/anchor/anchor.tsx'
import { classNames } from '#src/design/class-names.ts'

type LinkProps = AnchorProps & NonNullable<RecipeVariants<typeof link>>

/** A link in text; `isStandalone` gives it the height of a thing to press. */
export function Link({ tone, isQuiet, isStandalone, className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={classNames(link({ tone, isQuiet, isStandalone }), className)} />
}

type NavigationLinkProps = AnchorProps & NonNullable<RecipeVariants<typeof navigationLink>> & { isCurrent?: boolean }

/** An entry of a menu, in a bar or in a list. */
export function NavigationLink({ place, isCurrent = false, className, ...rest }: NavigationLinkProps) {
  const variantClass = navigationLink({ place })
  return (
    <Anchor {...rest} aria-current={isCurrent ? 'page' : undefined} className={classNames(variantClass, className)} />
  )
}
