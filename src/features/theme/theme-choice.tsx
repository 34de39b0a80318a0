import MonitorIcon from 'lucide-react/icons/monitor'
import MoonIcon from 'lucide-react/icons/moon'
import SunIcon from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { Button } from '#src/design/components/button.tsx'
import { chooseTheme, onThemeChange, readTheme } from './theme-storage.ts'

const themes = {
  system: { label: 'as the system', icon: MonitorIcon, next: 'light' },
  light: { label: 'light', icon: SunIcon, next: 'dark' },
  dark: { label: 'dark', icon: MoonIcon, next: 'system' },
} as const

/** Goes round the themes. The choice is known to the browser only, so it shows once the page is alive. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(onThemeChange, readTheme, () => 'system' as const)
  const { label, icon, next } = themes[theme]
  return (
    <Button look="quiet" size="small" icon={icon} onClick={() => chooseTheme(next)}>
      Theme: {label}
    </Button>
  )
}
