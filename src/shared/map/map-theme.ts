export type MapTheme = 'light' | 'dark'

const prefersDark = '(prefers-color-scheme: dark)'

/** The theme that the page shows: the visitor's choice on the document, else the system's. */
export function currentMapTheme(): MapTheme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia(prefersDark).matches ? 'dark' : 'light'
}

/** Tells when the theme of the page may have changed; returns how to stop. */
export function watchMapTheme(onChange: () => void): () => void {
  const system = window.matchMedia(prefersDark)
  const choice = new MutationObserver(onChange)
  system.addEventListener('change', onChange)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', onChange)
    choice.disconnect()
  }
}
