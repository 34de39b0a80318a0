export type ThemeName = 'system' | 'light' | 'dark'

const KEY = 'theme'

/** The visitor's theme; the system's where none was chosen or storage is blocked. */
export function readTheme(): ThemeName {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Puts the theme onto the document and keeps it for the next visit where storage allows. */
export function chooseTheme(theme: ThemeName): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice holds for this page.
  }
}
