import { type ComponentProps, useEffect } from 'react'
import { NavigationLink } from '#src/design/components/link.tsx'
import { Sheet } from '#src/design/components/modal.tsx'
import { media } from '#src/design/tokens/breakpoints.ts'
import type { MenuEntry } from './menu-entry.ts'
import { SideMenuProvider, useIsSideMenuOpen, useSideMenuCommands } from './side-menu.provider.tsx'

type Props = {
  entries: readonly MenuEntry[]
  currentPath: string
  /** How often the menu button was pressed; each time opens the menu. */
  timesPressed: number
  onOpenChange: (isOpen: boolean) => void
}

/** The sheet with the portal's entries, with the machine that it lives by. */
export default function SideMenu({
  menuButton,
  ...props
}: Props & Pick<ComponentProps<typeof SideMenuProvider>, 'menuButton'>) {
  return (
    <SideMenuProvider menuButton={menuButton}>
      <SideMenuSheet {...props} />
    </SideMenuProvider>
  )
}

function SideMenuSheet({ entries, currentPath, timesPressed, onOpenChange }: Props) {
  const isOpen = useIsSideMenuOpen()
  const { open, dismiss, followLink, widenScreen } = useSideMenuCommands()
  useEffect(() => {
    if (timesPressed > 0) open()
  }, [timesPressed, open])
  useEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange])
  useOnWideScreen(widenScreen)

  return (
    <Sheet title="Menu" isOpen={isOpen} onCancel={dismiss} closeLabel="Close menu" side="left">
      <nav aria-label="Menu">
        <ul>
          {entries.map(({ label, href }) => (
            <li key={href}>
              <NavigationLink href={href} place="list" isCurrent={currentPath.startsWith(href)} onClick={followLink}>
                {label}
              </NavigationLink>
            </li>
          ))}
        </ul>
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
