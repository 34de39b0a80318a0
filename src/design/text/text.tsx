import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps, ElementType } from 'react'
import { heading, text } from './text.css.ts'
import { classNames } from '#src/design/class-names.ts'

type TextProps = NonNullable<RecipeVariants<typeof text>> &
  Omit<ComponentProps<'p'>, 'style'> & { as?: ElementType; dateTime?: string }

/** Text: a paragraph unless `as` says otherwise. */
export function Text({
  as: Tag = 'p',
  size,
  tone,
  weight,
  lines,
  isTabular,
  hasLineBreaks,
  className,
  ...rest
}: TextProps) {
  const variantClass = text({ size, tone, weight, lines, isTabular, hasLineBreaks })
  return <Tag {...rest} className={classNames(variantClass, className)} />
}

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
type HeadingProps = NonNullable<RecipeVariants<typeof heading>> &
  Omit<ComponentProps<'h2'>, 'style'> & { level: HeadingLevel }

const usualSizes = { 1: 'heading', 2: 'title', 3: 'lead', 4: 'small', 5: 'small', 6: 'small' } as const

/** A heading: `level` is its place in the outline, `size` only its type size. */
export function Heading({ level, size = usualSizes[level], tone, className, ...rest }: HeadingProps) {
  const Tag: ElementType = `h${level}`
  return <Tag {...rest} className={classNames(heading({ size, tone }), className)} />
}
