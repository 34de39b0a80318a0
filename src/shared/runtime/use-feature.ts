import { useSyncExternalStore } from 'react'
import type { FeatureToggle } from '#domain/lookups/feature-toggles.ts'
import { featureOverrides, isOn } from './feature-switches.ts'

/** Whether a feature is on in this browser; `onServer` is what the server took it for, until the page is there. */
export const useFeature = (name: FeatureToggle, onServer: boolean): boolean =>
  useSyncExternalStore(
    featureOverrides.onChange,
    () => isOn(name),
    () => onServer,
  )
