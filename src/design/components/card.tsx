import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps, ElementType } from 'react'
import { card, cardLink } from '../recipes/card.css.ts'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { classNames } from './class-names.ts'

type CardProps = NonNullable<RecipeVariants<typeof card>> & Omit<ComponentProps<'div'>, 'style'> & { as?: ElementType }

/** A surface with soft corners; `isLinked` when a CardLink inside makes all of it answer. */
export function Card({ as: Tag = 'div', padding, isLinked, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(card({ padding, isLinked }), className)} />
}

/** The one link of a card. Other things to press in the card need the class `aboveCardLink` (recipes/card.css.ts). */
export function CardLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={classNames(cardLink, className)} />
}
