import MenuIcon from 'lucide-react/icons/menu'
import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
import type { DeferredCode } from '#src/api/code/deferred-code.ts'
import { reportMissing } from '#src/shared/runtime/missing-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import type { SideMenu } from './side-menu.tsx'
import * as styles from './side-menu.css.ts'
import { sideMenuCopy } from './side-menu.copy.ts'

type SideMenuProps = ComponentProps<typeof SideMenu>
type Props = {
  /** The side menu with its entries. */
  code: DeferredCode<{ default: ComponentType<Omit<SideMenuProps, 'entries' | 'furtherEntries'>> }>
  currentPath: string
  /** Where the button leads a visitor without JavaScript. */
  withoutScriptHref: string
}

/**
 * Opens the side menu and gets the focus back when it closes. The menu and its machine are loaded when the visitor
 * turns to the button.
 */
export function SideMenuButton({ code, currentPath, withoutScriptHref }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [timesPressed, setTimesPressed] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const LoadedMenu = useCodeOnIntent(code, timesPressed, reportMissing)?.default

  return (
    <>
      <IconButton
        ref={button}
        icon={MenuIcon}
        label={sideMenuCopy.open}
        className={styles.withScript}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={code.prefetch}
        onFocus={code.prefetch}
        onClick={() => setTimesPressed((times) => times + 1)}
      />
      <a href={withoutScriptHref} aria-label={sideMenuCopy.withoutScript} className={styles.withoutScript}>
        <Icon drawing={MenuIcon} size="large" />
      </a>
      {LoadedMenu && (
        <LoadedMenu
          currentPath={currentPath}
          menuButton={button}
          timesPressed={timesPressed}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  )
}
