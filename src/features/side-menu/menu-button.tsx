import type { RefObject } from 'react'
import { IconButton } from '#src/design/components/icon-button.tsx'
import { MenuIcon } from '#src/design/components/icons.ts'
import { useIsSideMenuOpen, useSideMenuCommands } from './side-menu.provider.tsx'

/** Opens the side menu and gets the focus back when it closes. */
export function MenuButton({ menuButton }: { menuButton: RefObject<HTMLButtonElement | null> }) {
  const isOpen = useIsSideMenuOpen()
  const { open } = useSideMenuCommands()
  return (
    <IconButton
      ref={menuButton}
      icon={MenuIcon}
      label="Open menu"
      aria-expanded={isOpen}
      aria-controls="side-menu"
      onClick={open}
    />
  )
}
