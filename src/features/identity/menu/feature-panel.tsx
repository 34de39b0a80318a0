import { useSyncExternalStore } from 'react'
import { featureToggles } from '#domain/lookups/feature-toggles.ts'
import { CheckboxField } from '#src/design/components/checkbox-field.tsx'
import { FactList } from '#src/design/components/fact-list.tsx'
import { FieldGroup } from '#src/design/components/field.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Sheet } from '#src/design/components/modal.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { featureNames, featureOverrides, featureSources, setOverride } from '#src/property/features/feature-switches.ts'

export type ReleaseFacts = { environment: string; api: string; backendForFrontend: string; release: string }

type Props = { isOpen: boolean; onClose: () => void; facts: ReleaseFacts }

/** For staff: features that this browser has on, and what it runs (specification 6). */
export function FeaturePanel({ isOpen, onClose, facts }: Props) {
  useSyncExternalStore(featureOverrides.onChange, featureOverrides.read)
  return (
    <Sheet title="Features" isOpen={isOpen} onCancel={onClose} side="right" width="wide">
      <Stack gap={24}>
        <FieldGroup label="On in this browser">
          {featureNames.map((name) => {
            const { isConfigured, isInExperiment, isOverridden } = featureSources(name)
            const isOnAnyway = isConfigured || isInExperiment
            return (
              <CheckboxField
                key={name}
                label={featureToggles[name]}
                hint={isConfigured ? 'On for everyone' : isInExperiment ? 'On here by an experiment' : undefined}
                checked={isOnAnyway || isOverridden}
                disabled={isOnAnyway}
                onChange={({ currentTarget }) => setOverride(name, currentTarget.checked)}
              />
            )
          })}
        </FieldGroup>
        <FactList
          items={[
            { term: 'Environment', detail: facts.environment },
            { term: 'API', detail: facts.api },
            { term: 'Backend for frontend', detail: facts.backendForFrontend },
            { term: 'Release', detail: facts.release },
          ]}
        />
        {import.meta.env.DEV && (
          <Link href="/inspector.html" target="_blank" isStandalone>
            Inspector
          </Link>
        )}
      </Stack>
    </Sheet>
  )
}
