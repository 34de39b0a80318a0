import { onConsentChange, readConsent } from '#src/shared/tracking/consent.ts'
import { startTracking } from './start-tracking.ts'

/** Counts what visitors do once they have agreed to it. */
export default function startTrackingIsland(): void {
  startTracking(document, { hasConsent: () => readConsent() === 'given', onConsentChange })
}
