import type { ElementType } from 'react'
import { Box, type BoxProps } from '#src/design/box/box.tsx'

/** Children below one another, 16 px apart unless `gap` says otherwise. */
export function Stack<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box<ElementType> display="flex" flexDirection="column" gap={16} {...props} />
}

/** Children beside one another, centred vertically, 8 px apart, wrapping when they do not fit. */
export function Inline<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box<ElementType> display="flex" flexWrap="wrap" alignItems="center" gap={8} {...props} />
}

/** Children in columns of equal width: `columns={{ mobile: 1, tablet: 2, desktop: 3 }}`. */
export function Grid<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  return <Box<ElementType> display="grid" columns={1} gap={16} {...props} />
}
