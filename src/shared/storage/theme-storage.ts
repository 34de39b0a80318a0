import { THEME_KEY } from '#src/shared/storage/storage-keys.ts'

export type ThemeName = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()
let chosenWithoutStorage: ThemeName = 'system'

/** Tells when the theme changes, here or in another tab; returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The visitor's theme; the system's where none was chosen or storage is blocked. */
export function readTheme(): ThemeName {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return chosenWithoutStorage
  }
}

/** Puts the theme onto the document and keeps it for the next visit where storage allows. */
export function chooseTheme(theme: ThemeName): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    chosenWithoutStorage = theme
  }
  for (const listener of listeners) listener()
}
