import { Anchor } from '#src/design/components/anchor.tsx'
import type { Section } from '../routing/routes.ts'
import * as styles from './shell.css.ts'

/** One notice for each place above the header that specification 2 names; `id` is the placement. */
const notices: readonly { section: Section; id: string; words: string; action: string; href: string }[] = [
  {
    section: 'locations',
    id: 'locations-top',
    words: 'Want to be the first to live there?',
    action: 'New apartments',
    href: '/new-apartments',
  },
  {
    section: 'questions',
    id: 'questions-top',
    words: 'Some answers only an agent knows.',
    action: 'Find an agent',
    href: '/real-estate-agents',
  },
  { section: 'blog', id: 'blog-top', words: 'Read enough?', action: 'See homes for sale', href: '/for-sale' },
]

/**
 * The strip above the header, for every section; the shell shows the one of the page. There is no network of
 * advertisers: it tells of the portal's own pages.
 */
export default function HouseNotices() {
  return notices.map(({ section, id, words, action, href }) => (
    <aside key={id} id={id} aria-label="From Homely" className={styles.houseNotice[section]}>
      <Anchor href={href} className={styles.houseNoticeLink}>
        <span>{words}</span> <strong>{action}</strong>
      </Anchor>
    </aside>
  ))
}
