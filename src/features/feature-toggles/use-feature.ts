import { useSyncExternalStore } from 'react'
import type { FeatureToggle } from '#domain/lookups/feature-toggles.ts'
import { isFeatureOnNow, subscribe } from './feature-toggles.ts'

/** Whether a feature is on, also when that changes. On the server, and for the first rendering, none is. */
export const useFeature = (name: FeatureToggle): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isFeatureOnNow(name),
    () => false,
  )
