import { asksNotToBeTracked } from '#src/shared/tracking/asks-not-to-be-tracked.ts'
import { HAS_SEEN_PAGE_KEY } from '#src/shared/storage/storage-keys.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'
import { chooseConsent, onConsentChange, readConsent } from '#src/shared/tracking/consent.ts'
import { loadChat } from './chat-script.ts'

/** Whether this browser has seen a page before; the document's inline script reads it too. */
const hasSeenPage = storedValue<boolean>(HAS_SEEN_PAGE_KEY, (found) => found === true)

/**
 * Asks whether visits may be counted from the second page on, and again whenever the button of the footer is pressed. The bar
 * takes no focus by itself; until it is answered nothing is counted.
 */
export default function startConsent(): void {
  const root = document
  const { dataset } = root.documentElement
  let opener: HTMLElement | null = null
  const close = () => {
    delete dataset['consent']
    opener?.focus()
    opener = null
  }
  const open = (pressed: HTMLElement) => {
    opener = pressed
    dataset['consent'] = asksNotToBeTracked() ? 'told' : 'ask'
    root.querySelector<HTMLElement>(`[data-consent-bar=${dataset['consent']}] button`)?.focus()
  }
  root.addEventListener('click', ({ target }) => {
    const pressed =
      target instanceof Element ? target.closest<HTMLElement>('[data-consent], [data-consent-choice]') : null
    if (!pressed || pressed === root.documentElement) return
    const choice = pressed.dataset['consentChoice']
    if (choice === undefined) return open(pressed)
    if (choice === 'given' || choice === 'refused') chooseConsent(choice)
    close()
  })
  loadChat()
  onConsentChange(() => {
    if (readConsent() !== 'unasked') close()
    loadChat()
  })
  if (readConsent() === 'unasked') whenFirstPageIsOver(() => (dataset['consent'] = 'ask'))
}

function whenFirstPageIsOver(ask: () => void): void {
  if (hasSeenPage.read()) return ask()
  hasSeenPage.write(true)
  const first = location.pathname
  const listening = new AbortController()
  const onAddress = () => {
    if (location.pathname === first) return
    listening.abort()
    if (readConsent() === 'unasked') ask()
  }
  for (const name of ['pushState', 'popstate'] as const) addEventListener(name, onAddress, listening)
}
