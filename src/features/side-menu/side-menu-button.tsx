import MenuIcon from 'lucide-react/icons/menu'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '#src/design/components/icon-button.tsx'
import type { MenuEntry } from './menu-entry.ts'

const loadSideMenu = () => import('./side-menu.tsx')
const SideMenu = lazy(loadSideMenu)

type Props = { entries: readonly MenuEntry[]; currentPath: string }

/**
 * Opens the side menu and gets the focus back when it closes. The menu and its machine are loaded when the visitor
 * turns to the button.
 */
export function SideMenuButton({ entries, currentPath }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [timesPressed, setTimesPressed] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const attend = () => void loadSideMenu()

  return (
    <>
      <IconButton
        ref={button}
        icon={MenuIcon}
        label="Open menu"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={attend}
        onFocus={attend}
        onClick={() => setTimesPressed((times) => times + 1)}
      />
      {timesPressed > 0 && (
        <Suspense fallback={null}>
          <SideMenu
            entries={entries}
            currentPath={currentPath}
            menuButton={button}
            timesPressed={timesPressed}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  )
}
