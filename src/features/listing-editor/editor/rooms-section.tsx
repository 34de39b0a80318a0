import { listingClassOf } from '#domain/listing-drafts/check-draft.ts'
import { Grid } from '#src/design/stack/stack.tsx'
import { DraftText, EditorSection } from './draft-fields.tsx'
import { editorCopy as copy } from './editor.copy.ts'
import { useContent } from './listing-editor.provider.tsx'

/** How many rooms, and how large. Land has none, unless some were typed. */
export function RoomsSection() {
  const { propertyType, bedrooms, bathrooms, carSpaces } = useContent()
  const isBare = listingClassOf(propertyType) === 'land' && `${bedrooms}${bathrooms}${carSpaces}` === ''
  return (
    <EditorSection title={copy.sections.rooms}>
      <>
        {!isBare && (
          <Grid columns={{ mobile: 1, tablet: 3 }}>
            <DraftText name="bedrooms" label={copy.bedrooms} inputMode="numeric" />
            <DraftText name="bathrooms" label={copy.bathrooms} inputMode="numeric" />
            <DraftText name="carSpaces" label={copy.carSpaces} inputMode="numeric" />
          </Grid>
        )}
        <Grid columns={{ mobile: 1, tablet: 2 }}>
          <DraftText name="landSize" label={copy.landSize} hint={copy.sizeHint} isOptional />
          <DraftText name="buildingSize" label={copy.buildingSize} hint={copy.sizeHint} isOptional />
        </Grid>
      </>
    </EditorSection>
  )
}
