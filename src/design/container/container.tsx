import type { ElementType } from 'react'
import { container } from './container.css.ts'
import { Box, type BoxProps } from '#src/design/box/box.tsx'
import { classNames } from '#src/design/class-names.ts'

type Props<Element extends ElementType> = Omit<BoxProps<Element>, 'width'> & { width?: 'page' | 'reading' | 'narrow' }

/** The page's column: centred, with a gutter, at most 1280 px wide (`reading` 704, `narrow` 480). */
export function Container<Element extends ElementType = 'div'>({ width, className, ...rest }: Props<Element>) {
  return <Box<ElementType> {...rest} className={classNames(container({ width }), className)} />
}
