import { segmentLink, segments } from '#src/design/segmented-control/segmented-control.css.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'

type Props = { label: string; links: readonly { href: string; label: string; isShown: boolean }[] }

/** One of a few views, as a bar of links. */
export function SegmentedLinks({ label, links }: Props) {
  return (
    <nav aria-label={label} className={segments({ variant: 'bar' })}>
      {links.map((link) => (
        <Anchor
          key={link.href}
          href={link.href}
          aria-current={link.isShown ? 'true' : undefined}
          className={segmentLink}
        >
          {link.label}
        </Anchor>
      ))}
    </nav>
  )
}
