import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts'
import { CONSENT_KEY } from '#src/shared/storage/storage-keys.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'

export type Consent = 'given' | 'refused' | 'unasked'

const stored = storedValue<Consent>(CONSENT_KEY, (found) =>
  found === 'given' || found === 'refused' ? found : 'unasked',
)

/** What the visitor chose; a browser that asks not to be tracked has chosen for them. */
export const readConsent = (): Consent => (asksNotToBeTracked() ? 'refused' : stored.read())

export const chooseConsent = (choice: 'given' | 'refused'): void => stored.write(choice)

/** Tells when the choice changes, here or in another tab; returns how to stop. */
export const onConsentChange = (listener: () => void): (() => void) => stored.onChange(listener)
