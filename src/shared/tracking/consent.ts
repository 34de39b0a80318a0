import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts'
import { CONSENT_KEY } from '#src/shared/storage/storage-keys.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'

export type Consent = 'given' | 'refused' | 'unasked'

const stored = storedValue(CONSENT_KEY, (found) => (typeof found === 'string' ? found : ''))

/** What of other companies this page may load; the question names them. */
const othersHere = (): string[] => ['adFrames', 'chatScript'].filter((name) => name in document.documentElement.dataset)

/** What the visitor chose; a browser that asks not to be tracked has chosen for them. Who agreed before the question named others is asked again. */
export function readConsent(): Consent {
  const [choice, ...named] = stored.read().split(' ')
  if (asksNotToBeTracked() || choice === 'refused') return 'refused'
  return choice === 'given' && othersHere().every((name) => named.includes(name)) ? 'given' : 'unasked'
}

export const chooseConsent = (choice: 'given' | 'refused'): void => stored.write([choice, ...othersHere()].join(' '))

/** Tells when the choice changes, here or in another tab; returns how to stop. */
export const onConsentChange = (listener: () => void): (() => void) => stored.onChange(listener)
