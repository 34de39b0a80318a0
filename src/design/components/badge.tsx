import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ReactNode } from 'react'
import { badge } from '../recipes/badge.css.ts'

export type BadgeTone = NonNullable<NonNullable<RecipeVariants<typeof badge>>['tone']>

/** A word or two that say in which state something is. */
export function Badge({ tone, children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>
}
