import type { QueryClient } from '@tanstack/react-query'
import { startConnectivity } from '#src/features/connectivity/start-connectivity.tsx'
import { onConsentChange, readConsent } from '#src/features/consent/consent.ts'
import { startConsent } from '#src/features/consent/start-consent.tsx'
import { driveDropdowns } from '#src/features/dropdown/drive-dropdown.ts'
import { driveThemeChoice } from '#src/features/theme/drive-theme-choice.ts'
import { startTracking } from '#src/features/tracking/start-tracking.ts'
import { watchAddresses } from '#src/features/tracking/watch-addresses.ts'
import { startVersionCheck } from '#src/features/version-check/start-version-check.ts'
import { keepMemory } from '#src/property/memory/keep-memory.ts'
import { type AccountFacts, startAccount } from './account/start-account.tsx'
import { nextTask } from './next-task.ts'
import { watchReturns } from './routing/watch-returns.ts'

/**
 * What works behind a page once it has everything it needs, in one file that is loaded then. It must come by itself, as
 * what tells that the connection is gone cannot be fetched any more at that time.
 */
export async function startAtRest(queryClient: QueryClient, facts: AccountFacts): Promise<void> {
  const starts = [
    () => watchReturns(document.documentElement),
    () => keepMemory(document),
    () => startConnectivity(queryClient),
    () => driveDropdowns(document),
    () => driveThemeChoice(document),
    () => startAccount(facts),
    () => startConsent(document),
    () => startTracking(document, { hasConsent: () => readConsent() === 'given', onConsentChange }),
    () => watchAddresses(startVersionCheck(document, facts.version).check),
  ]
  for (const start of starts) {
    start()
    await nextTask()
  }
}
