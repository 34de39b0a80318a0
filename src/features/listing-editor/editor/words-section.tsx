import { featureNames, type FeatureName } from '#domain/lookups/feature-names.ts'
import { propertyFeatures } from '#domain/lookups/features.ts'
import { ChoicePills } from '#src/design/choice-pills/choice-pills.tsx'
import { DraftLines, DraftText, EditorSection } from './draft-fields.tsx'
import { editorCopy as copy } from './editor.copy.ts'
import { useContent, useEditorCommands } from './listing-editor.provider.tsx'

/** Headline and description. */
export const WordsSection = () => (
  <EditorSection title={copy.sections.words}>
    <>
      <DraftText name="title" label={copy.heading} />
      <DraftLines name="description" label={copy.description} hint={copy.descriptionHint} rows={10} />
    </>
  </EditorSection>
)

const groups = ['indoor', 'outdoor', 'eco'] as const

/** What searches can ask for. What is shown of it, such as videos, is no choice. */
export function FeaturesSection() {
  const { features } = useContent()
  const { change } = useEditorCommands()
  const choose = (ofGroup: readonly FeatureName[], chosen: readonly FeatureName[]) =>
    change({
      features: featureNames.filter((name) =>
        ofGroup.includes(name) ? chosen.includes(name) : features.includes(name),
      ),
    })
  return (
    <EditorSection title={copy.sections.features}>
      <>
        {groups.map((group) => {
          const names = featureNames.filter((name) => propertyFeatures[name].group === group)
          return (
            <ChoicePills
              key={group}
              name={group}
              label={copy.featureGroups[group]}
              options={names.map((name) => ({ value: name, label: propertyFeatures[name].displayName }))}
              values={features}
              onChange={(chosen) => choose(names, chosen)}
            />
          )
        })}
      </>
    </EditorSection>
  )
}
