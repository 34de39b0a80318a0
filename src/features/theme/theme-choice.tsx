import { useEffect, useState } from 'react'
import { SegmentedControl } from '#src/design/components/radio-group.tsx'
import { chooseTheme, readTheme, type ThemeName } from './theme-storage.ts'

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: ThemeName; label: string }[]

/** Light, dark, or as the system says. The choice is known to the browser only, so it shows once the page is alive. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<ThemeName>('system')
  useEffect(() => setTheme(readTheme()), [])
  const choose = (chosen: ThemeName) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return <SegmentedControl label="Theme" name="theme" options={options} value={theme} onChange={choose} />
}
