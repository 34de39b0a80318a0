import XIcon from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { featureToggles } from '#domain/lookups/feature-toggles.ts'
import { CheckboxField } from '#src/design/components/checkbox-field.tsx'
import { FactList } from '#src/design/components/fact-list.tsx'
import { FieldGroup } from '#src/design/components/field.tsx'
import { IconButton } from '#src/design/components/icon-button.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { featureNames, featureOverrides, featureSources, setOverride } from '#src/property/features/feature-switches.ts'
import * as styles from './feature-panel.css.ts'

export type ReleaseFacts = { environment: string; api: string; backendForFrontend: string; release: string }

type Props = { onClose: () => void; facts: ReleaseFacts }

/** For staff: features that this browser has on, and what it runs (specification 6). The page beside it stays at hand. */
export function FeaturePanel({ onClose, facts }: Props) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  useEffect(() => {
    const panel = place.current
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    panel?.addEventListener('keydown', closeByKey)
    return () => panel?.removeEventListener('keydown', closeByKey)
  }, [onClose])
  return (
    <section ref={place} className={styles.panel} aria-label="Features" tabIndex={-1}>
      <Stack gap={16}>
        <div className={styles.head}>
          <Heading level={2} size="lead">
            Features
          </Heading>
          <IconButton icon={XIcon} label="Close" onClick={onClose} />
        </div>
        <FieldGroup label="On in this browser">
          <Features />
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
    </section>
  )
}

function Features() {
  useSyncExternalStore(featureOverrides.onChange, featureOverrides.read)
  return featureNames.map((name) => {
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
  })
}
