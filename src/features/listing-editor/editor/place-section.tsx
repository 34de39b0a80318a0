import { propertyTypeGroups } from '#domain/lookups/property-type-groups.ts'
import { type PropertyType, propertyTypes } from '#domain/lookups/property-types.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { SuburbField } from '#src/shared/enquiry/suburb-field.tsx'
import { DraftText, EditorSection, fieldId } from './draft-fields.tsx'
import { editorCopy as copy } from './editor.copy.ts'
import { useContent, useEditor, useEditorCommands, useProblem } from './listing-editor.provider.tsx'
import { labelOfSuburb } from './suburb-of-draft.ts'

const typeOptions: readonly { value: PropertyType; label: string }[] = [
  { value: 'Unknown', label: copy.choosePropertyType },
  ...propertyTypeGroups.flatMap(({ types }) =>
    types.map((value) => ({ value, label: propertyTypes[value].displayName })),
  ),
]

/** What kind of home it is, and where. */
export function PlaceSection() {
  const { listingType, propertyType, isAddressHidden } = useContent()
  const { change } = useEditorCommands()
  const isNew = useEditor(({ context: { portal } }) => portal?.listingPath == null)
  return (
    <EditorSection title={copy.sections.place}>
      <>
        {isNew && (
          <SegmentedControl
            label={copy.listingType}
            name="listingType"
            value={listingType}
            options={[
              { value: 'sale', label: copy.listingTypes.sale },
              { value: 'rental', label: copy.listingTypes.rental },
            ]}
            onChange={(value) =>
              change(
                value === 'rental'
                  ? { listingType: value, saleMethod: null, priceStatement: 'fixed' }
                  : { listingType: value, saleMethod: 'privateTreaty' },
              )
            }
          />
        )}
        <SelectField
          id={fieldId('propertyType')}
          name="propertyType"
          label={copy.propertyType}
          error={useProblem('propertyType')}
          options={typeOptions}
          value={propertyType}
          onChange={({ currentTarget }) => {
            const chosen = typeOptions.find(({ value }) => value === currentTarget.value)
            if (chosen) change({ propertyType: chosen.value })
          }}
        />
        <Suburb />
        <DraftText name="streetAddress" label={copy.streetAddress} hint={copy.streetAddressHint} />
        <CheckboxField
          label={copy.hideAddress}
          hint={copy.hideAddressHint}
          checked={isAddressHidden}
          onChange={({ currentTarget }) => change({ isAddressHidden: currentTarget.checked })}
        />
      </>
    </EditorSection>
  )
}

function Suburb() {
  const { suburbUri } = useContent()
  const known = useEditor(({ context: { portal } }) => portal?.suburb ?? null)
  const error = useProblem('suburbUri')
  const { change } = useEditorCommands()
  return (
    <SuburbField
      id={fieldId('suburbUri')}
      suburb={suburbUri === '' ? null : { uri: suburbUri, label: labelOfSuburb(suburbUri, known) }}
      isReadOnly={false}
      isRequired={false}
      error={error}
      onSuburb={(suburb) => change({ suburbUri: suburb?.uri ?? '' })}
    />
  )
}
