import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Container } from '#src/design/container/container.tsx'
import { IconSymbols } from '#src/design/icon/icon-symbols.tsx'
import { SkipLink } from '#src/design/visually-hidden/visually-hidden.tsx'
import { findRoute, sectionOf } from '../routing/find-route.ts'
import { markCurrentEntries } from './current-entry.ts'
import { AdRoom } from './ad-room.tsx'
import * as styles from './shell.css.ts'
import type { ShellParts } from './shell-parts.tsx'
import { SideMenuButton } from './side-menu/side-menu-button.tsx'

type Props = { parts: ShellParts; children: ReactNode }

/** What stands around every page: the way past, the header with its menu, the page's main part, the footer. */
export function Shell({ parts, children }: Props) {
  const [path] = useLocation()
  const section = sectionOf(path) ?? undefined
  const isHeaderFixed = findRoute(path).route.isHeaderFixed ?? false
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    if (header.current) markCurrentEntries(header.current, path)
  }, [path])

  return (
    <div className={styles.page}>
      <SkipLink targetId="main" />
      <IconSymbols />
      <div data-section={section} className={isHeaderFixed ? styles.besideFixedHeader : undefined}>
        {parts.notices}
        <AdRoom end="top" />
      </div>
      <header ref={header} className={isHeaderFixed ? styles.fixedHeader : styles.header}>
        <div className={styles.headerRow}>
          <div className={styles.onSmallScreens}>
            <SideMenuButton currentPath={path} withoutScriptHref="#site-links" />
          </div>
          {parts.headerLinks}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div data-section={section}>
        <AdRoom end="end" />
      </div>
      <footer id="site-links" className={styles.footer}>
        <Container>{parts.footer}</Container>
      </footer>
    </div>
  )
}
