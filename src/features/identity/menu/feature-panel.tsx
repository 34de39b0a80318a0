import { useSyncExternalStore } from 'react'
import { type FeatureToggle, featureToggles } from '#domain/lookups/feature-toggles.ts'
import { CheckboxField } from '#src/design/components/checkbox-field.tsx'
import { FactList } from '#src/design/components/fact-list.tsx'
import { FieldGroup } from '#src/design/components/field.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Sheet } from '#src/design/components/modal.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { configuredFeatures, featureNames, featureOverrides } from '#src/property/features/feature-switches.ts'

export type ReleaseFacts = { environment: string; api: string; backendForFrontend: string; release: string }

type Props = { isOpen: boolean; onClose: () => void; facts: ReleaseFacts }

/** For staff: features that this browser has on, and what it runs (specification 6). */
export function FeaturePanel({ isOpen, onClose, facts }: Props) {
  const overrides = useSyncExternalStore(featureOverrides.onChange, featureOverrides.read)
  const switchOne = (name: FeatureToggle, isOn: boolean) =>
    featureOverrides.write(isOn ? [...overrides, name] : overrides.filter((other) => other !== name))
  return (
    <Sheet title="Features" isOpen={isOpen} onCancel={onClose} side="right" width="wide">
      <Stack gap={24}>
        <FieldGroup label="On in this browser">
          {featureNames.map((name) => {
            const isConfigured = configuredFeatures().includes(name)
            return (
              <CheckboxField
                key={name}
                label={featureToggles[name]}
                hint={isConfigured ? 'On for everyone' : undefined}
                checked={isConfigured || overrides.includes(name)}
                disabled={isConfigured}
                onChange={({ currentTarget }) => switchOne(name, currentTarget.checked)}
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
