import type { AdViews_AdFragment } from '#src/api/generated/graphql.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import * as styles from './ads.css.ts'
import { adsCopy as copy } from './ads.copy.ts'

/** An ad of words, marked as one and with who advertises. */
export const WordsAd = ({ ad: { advertiser, text, action, href } }: { ad: AdViews_AdFragment }) => (
  <Anchor href={href ?? '/'} className={styles.link} {...(isOfPortal(href) ? {} : elsewhere)}>
    <span className={styles.label}>{copy.label(advertiser)}</span>
    <span>{text}</span>
    <strong>{action}</strong>
  </Anchor>
)

/** What the portal says of itself where an ad does not come. */
export const HouseAd = () => (
  <Anchor href="/alerts" className={styles.link}>
    <span>{copy.house.text}</span>
    <strong>{copy.house.action}</strong>
  </Anchor>
)

const elsewhere = { target: '_blank', rel: 'noopener sponsored' } as const

const isOfPortal = (href: string | null | undefined): boolean => href?.startsWith('/') ?? true
