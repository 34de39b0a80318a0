/** Whether a page is the one of an entry, or below it. */
export const isCurrentEntry = (path: string, href: string): boolean => `${path}/`.startsWith(`${href}/`)

/** Marks the entries of a page among links that React does not render anew, and the dropdowns that have one of them. */
export function markCurrentEntries(navigation: Element, path: string): void {
  for (const link of navigation.querySelectorAll('nav a')) {
    if (isCurrentEntry(path, link.getAttribute('href') ?? '')) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  for (const dropdown of navigation.querySelectorAll('nav details')) {
    dropdown.toggleAttribute('data-current', dropdown.querySelector('[aria-current]') !== null)
  }
}
