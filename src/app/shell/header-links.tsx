import HouseIcon from 'lucide-react/icons/house'
import { useLocation } from 'wouter'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { NavigationLink } from '#src/design/link/link.tsx'
import { Dropdown } from '#src/design/dropdown/dropdown.tsx'
import type { Menu } from '#src/shared/runtime/define-feature.ts'
import { isCurrentEntry } from './current-entry.ts'
import { FeatureParts } from './feature-parts.tsx'
import { menuLinks } from './menu-links.ts'
import type { PartProps } from './shell-parts.tsx'
import { headerCopy } from './shell.copy.ts'
import * as styles from './shell.css.ts'

/** The logo, from desktop on the top navigation, and the visitor's own corner. */
export default function HeaderLinks({ navigation }: PartProps) {
  const [path] = useLocation()
  const linksOf = (menu: Menu, place?: 'list') =>
    menuLinks(navigation, menu).map(({ label, href, badge }) => (
      <NavigationLink key={href} href={href} place={place} isCurrent={isCurrentEntry(path, href)}>
        {label}
        {badge && <span data-menu-badge={badge} className={styles.menuBadge} />}
      </NavigationLink>
    ))
  const memberLinks = linksOf('member')
  return (
    <>
      <Anchor href="/" className={styles.wordmark} aria-label={headerCopy.home}>
        <Icon drawing={HouseIcon} size="large" />
        {headerCopy.name}
      </Anchor>
      <nav aria-label={headerCopy.main} className={styles.onWideScreens}>
        {linksOf('header')}
        <Dropdown label={headerCopy.blog}>{linksOf('blog', 'list')}</Dropdown>
        {memberLinks.length > 0 && <div className={styles.memberEntries}>{memberLinks}</div>}
      </nav>
      <FeatureParts place="header" />
    </>
  )
}
