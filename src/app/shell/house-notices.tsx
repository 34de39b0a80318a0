import { Anchor } from '#src/design/anchor/anchor.tsx'
import type { BannerSection } from '#domain/ads/ad-slots.ts'
import { FeatureParts } from './feature-parts.tsx'
import * as styles from './shell.css.ts'
import { noticesCopy } from './shell.copy.ts'

/** One notice for each place above the header that has one (docs/product.md, section 19.4); `id` is the placement. */
const notices: readonly { section: BannerSection; id: string; href: string }[] = [
  { section: 'locations', id: 'locations-top', href: '/new-apartments' },
  { section: 'questions', id: 'questions-top', href: '/find-suburb' },
  { section: 'blog', id: 'blog-top', href: '/for-sale' },
]

/**
 * The strip above the header, for every section; the shell shows the one of the page. It tells of the portal's own pages, and stands where no ad does
 * (ad-room.tsx).
 */
export default function HouseNotices() {
  const strips = notices.map(({ section, id, href }) => (
    <aside key={id} id={id} aria-label={noticesCopy.from} className={styles.houseNotice[section]}>
      <Anchor href={href} className={styles.houseNoticeLink}>
        <span>{noticesCopy[section].text}</span> <strong>{noticesCopy[section].action}</strong>
      </Anchor>
    </aside>
  ))
  return (
    <>
      <FeatureParts place="notices" />
      {strips}
    </>
  )
}
