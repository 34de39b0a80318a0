import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Anchor } from '#src/design/components/anchor.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Icon } from '#src/design/components/icon.tsx'
import HouseIcon from 'lucide-react/icons/house'
import { IconSymbols } from '#src/design/components/icon-symbols.tsx'
import { NavigationLink } from '#src/design/components/link.tsx'
import { SkipLink } from '#src/design/components/visually-hidden.tsx'
import { SideMenuButton } from '#src/features/side-menu/side-menu-button.tsx'
import { navigation } from './navigation.ts'
import { ShellFooter } from './shell-footer.tsx'
import * as styles from './shell.css.ts'

/** What stands around every page: the way past, the header with its menu, the page's main part, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <div className={styles.page}>
      <SkipLink targetId="main" />
      <IconSymbols />
      <header className={styles.header}>
        <Container>
          <div className={styles.headerRow}>
            <div className={styles.onSmallScreens}>
              <SideMenuButton entries={navigation} currentPath={path} />
            </div>
            <Anchor href="/" className={styles.wordmark} aria-label="Homely, home page">
              <Icon drawing={HouseIcon} size="large" />
              Homely
            </Anchor>
            <nav aria-label="Main" className={styles.onWideScreens}>
              {navigation.map(({ label, href }) => (
                <NavigationLink key={href} href={href} isCurrent={path.startsWith(href)}>
                  {label}
                </NavigationLink>
              ))}
            </nav>
          </div>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ShellFooter />
    </div>
  )
}
