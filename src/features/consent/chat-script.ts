import { readConsent } from '#src/shared/tracking/consent.ts'

/** Loads the chat of a provider, once, where one is configured and the visitor has agreed. */
export function loadChat(): void {
  const address = document.documentElement.dataset['chatScript']
  if (address === undefined || readConsent() !== 'given' || document.querySelector('script[data-chat]')) return
  const script = document.createElement('script')
  script.dataset['chat'] = ''
  script.async = true
  script.src = address
  document.head.append(script)
}
