import XIcon from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { featureToggles, toggleNames } from '#domain/lookups/feature-toggles.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { featureOverrides, featureSources, setOverride } from '#src/shared/runtime/feature-switches.ts'
import * as styles from './feature-panel.css.ts'
import { featurePanelCopy as copy } from './menu.copy.ts'

export type ReleaseFacts = { environment: string; api: string; backendForFrontend: string; release: string }

type Props = { onClose: () => void; facts: ReleaseFacts }

/** For staff: features that this browser has on, and what it runs (docs/product.md, section 14.3). The page beside it stays at hand. */
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
    <section ref={place} className={styles.panel} aria-label={copy.title} tabIndex={-1}>
      <Stack gap={16}>
        <div className={styles.head}>
          <Heading level={2} size="lead">
            {copy.title}
          </Heading>
          <IconButton icon={XIcon} label={copy.close} onClick={onClose} />
        </div>
        <FieldGroup label={copy.onHere}>
          <Features />
        </FieldGroup>
        <FactList
          items={[
            { term: copy.environment, detail: facts.environment },
            { term: copy.api, detail: facts.api },
            { term: copy.backendForFrontend, detail: facts.backendForFrontend },
            { term: copy.release, detail: facts.release },
          ]}
        />
        {import.meta.env.DEV && (
          <Link href="/inspector.html" target="_blank" isStandalone>
            {copy.inspector}
          </Link>
        )}
      </Stack>
    </section>
  )
}

function Features() {
  useSyncExternalStore(featureOverrides.onChange, featureOverrides.read)
  return toggleNames.map((name) => {
    const { isConfigured, isInExperiment, isOverridden } = featureSources(name)
    const isOnAnyway = isConfigured || isInExperiment
    return (
      <CheckboxField
        key={name}
        label={featureToggles[name]}
        hint={isConfigured ? copy.onForEveryone : isInExperiment ? copy.onByExperiment : undefined}
        checked={isOnAnyway || isOverridden}
        disabled={isOnAnyway}
        onChange={({ currentTarget }) => setOverride(name, currentTarget.checked)}
      />
    )
  })
}
