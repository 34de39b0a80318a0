import type { ComponentProps } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & { href: string }

/** An `<a>` without a look of its own; the app listens once for presses on any of them. */
export const Anchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>
