import HouseIcon from 'lucide-react/icons/house'
import { useLocation } from 'wouter'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { NavigationLink } from '#src/design/link/link.tsx'
import { Dropdown } from '#src/features/dropdown/dropdown.tsx'
import { AccountCorner } from '../account/account-corner.tsx'
import { blogEntries, headerEntries, memberEntries } from './navigation.ts'
import * as styles from './shell.css.ts'
import { isCurrentEntry } from './current-entry.ts'
import { headerCopy } from './shell.copy.ts'

/** The logo, from desktop on the top navigation, and the visitor's own corner. */
export default function HeaderLinks() {
  const [path] = useLocation()
  const linkTo = ({ label, href }: { label: string; href: string }, place?: 'list') => (
    <NavigationLink key={href} href={href} place={place} isCurrent={isCurrentEntry(path, href)}>
      {label}
    </NavigationLink>
  )
  return (
    <>
      <Anchor href="/" className={styles.wordmark} aria-label={headerCopy.home}>
        <Icon drawing={HouseIcon} size="large" />
        {headerCopy.name}
      </Anchor>
      <nav aria-label={headerCopy.main} className={styles.onWideScreens}>
        {headerEntries.map((entry) => linkTo(entry))}
        <Dropdown label={headerCopy.blog}>{blogEntries.map((entry) => linkTo(entry, 'list'))}</Dropdown>
        {memberEntries.length > 0 && (
          <div className={styles.memberEntries}>{memberEntries.map((entry) => linkTo(entry))}</div>
        )}
      </nav>
      <AccountCorner />
    </>
  )
}
