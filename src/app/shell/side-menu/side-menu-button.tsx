import MenuIcon from 'lucide-react/icons/menu'
import { useRef, useState } from 'react'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { loadNavigation } from '../navigation.ts'
import * as styles from './side-menu.css.ts'
import { sideMenuCopy } from './side-menu.copy.ts'

type Props = {
  currentPath: string
  /** Where the button leads a visitor without JavaScript. */
  withoutScriptHref: string
}

const code = onIntent(async () => {
  const [{ SideMenu }, navigation] = await Promise.all([import('./side-menu.tsx'), loadNavigation()])
  return { SideMenu, navigation }
})

/**
 * Opens the side menu and gets the focus back when it closes. The menu, its machine and its links are loaded when the visitor
 * turns to the button.
 */
export function SideMenuButton({ currentPath, withoutScriptHref }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [timesPressed, setTimesPressed] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const loaded = useCodeOnIntent(code, timesPressed, reportMissing)

  return (
    <>
      <IconButton
        ref={button}
        icon={MenuIcon}
        label={sideMenuCopy.open}
        className={styles.withScript}
        data-menu-button={sideMenuCopy.open}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={code.prefetch}
        onFocus={code.prefetch}
        onClick={() => setTimesPressed((times) => times + 1)}
      />
      <a href={withoutScriptHref} aria-label={sideMenuCopy.withoutScript} className={styles.withoutScript}>
        <Icon drawing={MenuIcon} size="large" />
      </a>
      {loaded && (
        <loaded.SideMenu
          navigation={loaded.navigation}
          currentPath={currentPath}
          menuButton={button}
          timesPressed={timesPressed}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  )
}
