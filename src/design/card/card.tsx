import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps, ElementType } from 'react'
import { card, cardLink } from './card.css.ts'
import { Anchor, type AnchorProps } from '#src/design/anchor/anchor.tsx'
import { classNames } from '#src/design/class-names.ts'

type CardProps = NonNullable<RecipeVariants<typeof card>> & Omit<ComponentProps<'div'>, 'style'> & { as?: ElementType }

/** A surface with rounded corners; `isLinked` when a CardLink inside makes all of it clickable. */
export function Card({ as: Tag = 'div', padding, isLinked, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(card({ padding, isLinked }), className)} />
}

/** The one link of a card. Other links and buttons in the card need the class `aboveCardLink`. */
export function CardLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={classNames(cardLink, className)} />
}
