import HouseIcon from 'lucide-react/icons/house'
import { useLocation } from 'wouter'
import { Anchor } from '#src/design/components/anchor.tsx'
import { Icon } from '#src/design/components/icon.tsx'
import { NavigationLink } from '#src/design/components/link.tsx'
import { Dropdown } from '#src/features/dropdown/dropdown.tsx'
import { AccountCorner } from '../account/account-corner.tsx'
import { blogEntries, headerEntries, memberEntries } from './navigation.ts'
import * as styles from './shell.css.ts'
import { isCurrentEntry } from './current-entry.ts'

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
      <Anchor href="/" className={styles.wordmark} aria-label="Homely, home page">
        <Icon drawing={HouseIcon} size="large" />
        Homely
      </Anchor>
      <nav aria-label="Main" className={styles.onWideScreens}>
        {headerEntries.map((entry) => linkTo(entry))}
        <Dropdown label="Blog">{blogEntries.map((entry) => linkTo(entry, 'list'))}</Dropdown>
        <div className={styles.memberEntries}>{memberEntries.map((entry) => linkTo(entry))}</div>
      </nav>
      <AccountCorner />
    </>
  )
}
