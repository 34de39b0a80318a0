import type { ComponentProps } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & { href: string }

/** An `<a>` without styles of its own; one listener of the app handles clicks on all of them. */
export const Anchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>
