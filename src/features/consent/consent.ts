import { storedValue } from '#src/property/memory/stored-value.ts'

export type Consent = 'given' | 'refused' | 'unasked'

const stored = storedValue<Consent>('trackingConsent', (found) =>
  found === 'given' || found === 'refused' ? found : 'unasked',
)

/** What the visitor chose; a browser that asks not to be tracked has chosen for them. */
export const readConsent = (): Consent => (asksNotToBeTracked() ? 'refused' : stored.read())

export const chooseConsent = (choice: 'given' | 'refused'): void => stored.write(choice)

/** Tells when the choice changes, here or in another tab; returns how to stop. */
export const onConsentChange = (listener: () => void): (() => void) => stored.onChange(listener)

/** Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  // Neither is in every browser, so neither is in the types.
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: unknown; globalPrivacyControl?: unknown }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}
