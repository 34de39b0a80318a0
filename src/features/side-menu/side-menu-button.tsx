import MenuIcon from 'lucide-react/icons/menu'
import { type ComponentProps, type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '#src/design/components/icon-button.tsx'
import { Icon } from '#src/design/components/icon.tsx'
import type { SideMenu } from './side-menu.tsx'
import * as styles from './side-menu.css.ts'

type SideMenuProps = ComponentProps<typeof SideMenu>
type Props = {
  /** Fetches the side menu with its entries; the same function for the life of the page. */
  load: () => Promise<{ default: ComponentType<Omit<SideMenuProps, 'entries' | 'furtherEntries'>> }>
  currentPath: string
  /** Where the button leads a visitor without JavaScript. */
  withoutScriptHref: string
}

/**
 * Opens the side menu and gets the focus back when it closes. The menu and its machine are loaded when the visitor
 * turns to the button.
 */
export function SideMenuButton({ load, currentPath, withoutScriptHref }: Props) {
  const [LoadedMenu] = useState(() => lazy(load))
  const button = useRef<HTMLButtonElement>(null)
  const [timesPressed, setTimesPressed] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const attend = () => void load()

  return (
    <>
      <IconButton
        ref={button}
        icon={MenuIcon}
        label="Open menu"
        className={styles.withScript}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={attend}
        onFocus={attend}
        onClick={() => setTimesPressed((times) => times + 1)}
      />
      <a href={withoutScriptHref} aria-label="Menu, at the foot of the page" className={styles.withoutScript}>
        <Icon drawing={MenuIcon} size="large" />
      </a>
      {timesPressed > 0 && (
        <Suspense fallback={null}>
          <LoadedMenu
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
