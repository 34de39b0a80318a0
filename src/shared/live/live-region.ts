import * as styles from './live-notice.css.ts'

/** Makes the place for news of a page. It stands empty until then, or nothing would be read out. */
export function liveRegion(name: string): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.dataset['live'] = name
  region.className = styles.region
  document.body.append(region)
  return region
}

/** Leads the visitor to the beginning of what was read again. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus()
}
