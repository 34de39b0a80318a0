import { type MouseEvent, useEffect } from 'react'
import { NavigationLink } from '#src/design/components/link.tsx'
import { Sheet } from '#src/design/components/modal.tsx'
import { media } from '#src/design/tokens/breakpoints.ts'
import { useIsSideMenuOpen, useSideMenuCommands } from './side-menu.provider.tsx'

type Entry = { label: string; href: string }

/** The sheet with the portal's entries; on wide screens the header shows them and the sheet closes. */
export function SideMenu({ entries, currentPath }: { entries: readonly Entry[]; currentPath: string }) {
  const isOpen = useIsSideMenuOpen()
  const { dismiss, followLink, widenScreen } = useSideMenuCommands()
  useOnWideScreen(widenScreen)

  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) followLink()
  }

  return (
    <Sheet title="Menu" isOpen={isOpen} onCancel={dismiss} closeLabel="Close menu" side="left" id="side-menu">
      <nav aria-label="Menu" onClick={onClick}>
        <ul>
          {entries.map(({ label, href }) => (
            <li key={href}>
              <NavigationLink href={href} place="list" isCurrent={currentPath.startsWith(href)}>
                {label}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  )
}

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
