import { flushSync } from 'react-dom'
import { typedDay } from '#domain/listing-drafts/typed-values.ts'
import { draftLimits, type DraftInspection } from '#domain/listing-drafts/listing-draft.ts'
import { Button } from '#src/design/button/button.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { Grid, Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { DraftText, EditorSection, fieldId } from './draft-fields.tsx'
import { editorCopy as copy } from './editor.copy.ts'
import { useContent, useEditorCommands, useProblem } from './listing-editor.provider.tsx'

/** When the home is open. */
export function InspectionsSection() {
  const { inspections } = useContent()
  const error = useProblem('inspections')
  const { change } = useEditorCommands()
  const add = (inspection: DraftInspection) => {
    flushSync(() => change((content) => ({ inspections: [...content.inspections, inspection] })))
    document.getElementById(dayId(inspections.length))?.focus()
  }
  const remove = (at: number) => {
    flushSync(() => change((content) => ({ inspections: content.inspections.toSpliced(at, 1) })))
    document.getElementById(ADD_ID)?.focus()
  }
  return (
    <EditorSection title={copy.sections.inspections}>
      <FieldGroup
        id={fieldId('inspections')}
        label={copy.sections.inspections}
        isLabelHidden
        hint={copy.inspectionsHint}
        error={error}
      >
        <Stack gap={24}>
          {inspections.map((inspection, at) => (
            <InspectionFields
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place, and has no state of its own
              key={at}
              at={at}
              inspection={inspection}
              onRepeat={() => add({ ...inspection, day: aWeekAfter(inspection.day) })}
              onRemove={() => remove(at)}
            />
          ))}
          <div>
            <Button
              id={ADD_ID}
              size="small"
              variant="secondary"
              disabled={inspections.length >= draftLimits.inspections}
              onClick={() => add({ day: '', begins: '', ends: '' })}
            >
              {copy.addInspection}
            </Button>
          </div>
        </Stack>
      </FieldGroup>
    </EditorSection>
  )
}

const ADD_ID = 'listing-add-inspection'
const dayId = (at: number) => fieldId(`inspections.${at}`)

type RowProps = { at: number; inspection: DraftInspection; onRepeat: () => void; onRemove: () => void }

function InspectionFields({ at, inspection, onRepeat, onRemove }: RowProps) {
  const error = useProblem(`inspections.${at}`)
  const { change } = useEditorCommands()
  const set = (part: Partial<DraftInspection>) =>
    change(({ inspections }) => ({ inspections: inspections.with(at, { ...inspection, ...part }) }))
  return (
    <FieldGroup label={copy.inspection(at + 1)} error={error}>
      <Stack gap={8}>
        <Grid columns={{ mobile: 1, tablet: 3 }}>
          <TextField
            id={dayId(at)}
            type="date"
            label={copy.day}
            value={inspection.day}
            onChange={({ currentTarget }) => set({ day: currentTarget.value })}
          />
          <TextField
            type="time"
            label={copy.begins}
            value={inspection.begins}
            onChange={({ currentTarget }) => set({ begins: currentTarget.value })}
          />
          <TextField
            type="time"
            label={copy.ends}
            value={inspection.ends}
            onChange={({ currentTarget }) => set({ ends: currentTarget.value })}
          />
        </Grid>
        <Inline gap={8}>
          <Button size="small" variant="quiet" aria-label={copy.repeatInspection(at + 1)} onClick={onRepeat}>
            {copy.repeat}
          </Button>
          <Button size="small" variant="quiet" aria-label={copy.removeInspection(at + 1)} onClick={onRemove}>
            {copy.remove}
          </Button>
        </Inline>
      </Stack>
    </FieldGroup>
  )
}

/** The day and the place of the auction, where it is auctioned. */
export function AuctionSection() {
  const { listingType, saleMethod } = useContent()
  if (listingType === 'rental' || saleMethod !== 'auction') return null
  return (
    <EditorSection title={copy.sections.auction}>
      <>
        <Text size="small" tone="inkSoft">
          {copy.auctionHint}
        </Text>
        <Grid columns={{ mobile: 1, tablet: 3 }}>
          <DraftText name="auctionDay" label={copy.day} type="date" isOptional />
          <DraftText name="auctionTime" label={copy.begins} type="time" isOptional />
          <DraftText name="auctionPlace" label={copy.auctionPlace} hint={copy.auctionPlaceHint} isOptional />
        </Grid>
      </>
    </EditorSection>
  )
}

const MILLISECONDS_A_WEEK = 7 * 24 * 60 * 60 * 1000

/** Nothing for what is no day. */
const aWeekAfter = (day: string): string =>
  typedDay(day) === null ? '' : new Date(Date.parse(day) + MILLISECONDS_A_WEEK).toISOString().slice(0, 10)
