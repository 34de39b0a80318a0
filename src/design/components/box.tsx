import type { ComponentPropsWithRef, ElementType } from 'react'
import { type Sprinkles, sprinkles } from '../sprinkles/sprinkles.css.ts'
import { classNames } from './class-names.ts'

export type BoxProps<Element extends ElementType = 'div'> = Sprinkles & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Sprinkles | 'as' | 'style'
  >

/** Any element, dressed by sprinkles given as props. */
export function Box<Element extends ElementType = 'div'>(props: BoxProps<Element>) {
  // Safe: the element's own props are checked where Box is used; here they are only passed on.
  const { as, className, ...rest } = props as BoxProps & { as?: ElementType }
  const Tag: ElementType = as ?? 'div'
  const { looks, others } = divide(rest)
  return <Tag {...others} className={classNames(className, sprinkles(looks))} />
}

function divide(props: Record<string, unknown>) {
  const looks: Record<string, unknown> = {}
  const others: Record<string, unknown> = {}
  const lookNames: ReadonlySet<string> = sprinkles.properties
  for (const [name, value] of Object.entries(props)) {
    const isLook = lookNames.has(name)
    ;(isLook ? looks : others)[name] = value
  }
  return { looks, others }
}
