import { on } from '#src/shared/runtime/app-events.ts'
import { chooseTheme, onThemeChange, readTheme, type ThemeName } from '#src/shared/storage/theme-storage.ts'

const names: readonly ThemeName[] = ['system', 'light', 'dark']

/** Shows the visitor's theme in the choice of the footer, here and when it changes elsewhere, and keeps what they choose. */
export default function driveThemeChoice(): void {
  const root = document
  on('theme.chosen', chooseTheme)
  const show = () => {
    const chosen = root.querySelector<HTMLInputElement>(`[data-theme-choice] input[value="${readTheme()}"]`)
    if (chosen) chosen.checked = true
  }
  show()
  onThemeChange(show)
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-theme-choice]')) return
    const theme = names.find((name) => name === target.value)
    if (theme) chooseTheme(theme)
  })
}
