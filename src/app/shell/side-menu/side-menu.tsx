import { type ComponentProps, useEffect } from 'react'
import { NavigationLink } from '#src/design/link/link.tsx'
import { Sheet } from '#src/design/modal/modal.tsx'
import { media } from '#src/design/tokens/breakpoints.ts'
import type { Menu, MenuLink } from '#src/shared/runtime/define-feature.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { isCurrentEntry } from '../current-entry.ts'
import { menuLinks } from '../menu-links.ts'
import { further } from './further-entries.css.ts'
import { SideMenuProvider, useIsSideMenuOpen, useSideMenuCommands } from './side-menu.provider.tsx'
import { sideMenuCopy } from './side-menu.copy.ts'

const menuBadge = onIntent(() => import('#src/shared/notifications/menu-badge.tsx'))

type Props = {
  navigation: readonly MenuLink[]
  currentPath: string
  /** How often the menu button was pressed; each time opens the menu. */
  timesPressed: number
  onOpenChange: (isOpen: boolean) => void
}

/** The sheet with the portal's entries, with the machine that it lives by. */
export function SideMenu({
  menuButton,
  ...props
}: Props & Pick<ComponentProps<typeof SideMenuProvider>, 'menuButton'>) {
  return (
    <SideMenuProvider menuButton={menuButton}>
      <SideMenuSheet {...props} />
    </SideMenuProvider>
  )
}

function SideMenuSheet({ navigation, currentPath, timesPressed, onOpenChange }: Props) {
  const isOpen = useIsSideMenuOpen()
  const session = useSession()
  const isAgent = session.status === 'member' && session.member.isAgent
  const { open, dismiss, followLink, widenScreen } = useSideMenuCommands()
  useEffect(() => {
    if (timesPressed > 0) open()
  }, [timesPressed, open])
  useEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange])
  useOnWideScreen(widenScreen)
  const MenuBadge = useCodeOnIntent(menuBadge, isOpen)?.MenuBadge

  const linksOf = (menu: Menu) =>
    menuLinks(navigation, menu).map(({ label, href, badge }) => (
      <li key={href}>
        <NavigationLink href={href} place="list" isCurrent={isCurrentEntry(currentPath, href)} onClick={followLink}>
          {label}
          {badge && MenuBadge && <MenuBadge name={badge} />}
        </NavigationLink>
      </li>
    ))

  const memberLinks = [...linksOf('member'), ...(isAgent ? linksOf('agentMember') : [])]

  return (
    <Sheet title={sideMenuCopy.menu} isOpen={isOpen} onCancel={dismiss} closeLabel={sideMenuCopy.close} side="left">
      <nav aria-label={sideMenuCopy.menu}>
        <ul>{linksOf('sideMenu')}</ul>
        {memberLinks.length > 0 && <ul className={further}>{memberLinks}</ul>}
      </nav>
    </Sheet>
  )
}

/** From desktop on the header shows the entries. */
function useOnWideScreen(onWide: () => void) {
  useEffect(() => {
    const query = window.matchMedia(media.desktop)
    const onChange = () => {
      if (query.matches) onWide()
    }
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [onWide])
}
