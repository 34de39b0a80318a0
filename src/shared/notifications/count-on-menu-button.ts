import { badgeText } from '#domain/notifications/badge-text.ts'
import { badgeSum, onBadgeCounts } from './badge-counts.ts'
import { counted } from './count-on-menu-button.css.ts'
import { menuButtonName } from './menu-badge.copy.ts'

/** From the first count on the menu button shows how much is new in all; the button's own code knows nothing of it. */
export function countOnMenuButton(): void {
  onBadgeCounts(show)
  show()
}

function show(): void {
  const button = document.querySelector<HTMLElement>('[data-menu-button]')
  if (button === null) return
  const { menuButton: name = '' } = button.dataset
  const text = badgeText(badgeSum())
  button.classList.add(counted)
  button.ariaLabel = text === null ? name : menuButtonName(name, text)
  if (text === null) delete button.dataset['new']
  else button.dataset['new'] = text
}
