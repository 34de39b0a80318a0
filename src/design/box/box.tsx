import type { ComponentPropsWithRef, ElementType } from 'react'
import { type Sprinkles, sprinkles } from '#src/design/sprinkles/sprinkles.css.ts'
import { classNames } from '#src/design/class-names.ts'

export type BoxProps<Element extends ElementType = 'div'> = Sprinkles & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Sprinkles | 'as' | 'style'
  >

/** Any element, styled by sprinkles given as props. */
export function Box<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  // Safe: the element's own props are checked where Box is used; here they are only passed on.
  const { as, className, ...rest } = props as BoxProps & { as?: ElementType }
  const Tag: ElementType = as ?? 'div'
  const { styles, others } = divide(rest)
  return <Tag {...others} className={classNames(className, sprinkles(styles))} />
}

function divide(props: Record<string, unknown>) {
  const styles: Record<string, unknown> = {}
  const others: Record<string, unknown> = {}
  const styleNames: ReadonlySet<string> = sprinkles.properties
  for (const [name, value] of Object.entries(props)) {
    const isStyle = styleNames.has(name)
    ;(isStyle ? styles : others)[name] = value
  }
  return { styles, others }
}
