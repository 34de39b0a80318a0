import { type ComponentProps, createContext, createElement, type ElementType, type ReactNode, use } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & { href: string }

const LinkElement = createContext<ElementType<AnchorProps>>('a')

/** Makes every link of the design layer a link of the router: `element` takes the props of `<a>` and renders one. */
export function LinkElementProvider({ element, children }: { element: ElementType<AnchorProps>; children: ReactNode }) {
  return <LinkElement value={element}>{children}</LinkElement>
}

/** An `<a>` without a look of its own. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkElement), props)
}
