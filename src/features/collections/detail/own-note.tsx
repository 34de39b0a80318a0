import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LONGEST_NOTE } from '#domain/collections/collection-limits.ts'
import type { CollectionListing_ListingFragment, ListingStage } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { noteCopy as copy } from '../collection.copy.ts'
import { useListingCommands, useOwnText } from './listing-changes.ts'
import { useOwnDraft } from './own-draft.ts'
import { usePresentMember } from './present-member.ts'
import { UnsentChange } from './unsent-change.tsx'

const stages = ['toInspect', 'inspected', 'applied', 'offerMade', 'noLonger'] as const satisfies readonly ListingStage[]
const stageOptions = [
  { value: '', label: copy.noStage },
  ...stages.map((value) => ({ value, label: copy.stages[value] })),
]
const nothing = { note: '', stage: null, version: 0 } as const

/** What a member keeps of a home for themselves: how far they are, and a note. */
export function OwnNote({ listing: { listingId, ownNote } }: { listing: CollectionListing_ListingFragment }) {
  const memberId = usePresentMember()
  const { own, baseVersion, entry } = useOwnText({ kind: 'note', memberId, listingId }, ownNote ?? nothing)
  const commands = useListingCommands()
  const saved = { text: own.note, version: baseVersion }
  const { draft, type, baseVersion: draftVersion } = useOwnDraft(memberId, `note ${listingId}`, saved)
  const [wasOpened, setWasOpened] = useState(false)
  const disclosure = useRef<HTMLDetailsElement>(null)
  // It may have been opened before this code was there to hear it.
  useEffect(() => {
    if (disclosure.current?.open) setWasOpened(true)
  }, [])
  const text = draft ?? own.note
  const isTooLong = text.trim().length > LONGEST_NOTE
  const keep = (change: { note?: string; stage?: ListingStage | null; baseVersion: number }) =>
    commands.change({ kind: 'note', listingId, note: own.note, stage: own.stage, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong) return
    keep({ note: text.trim(), baseVersion: draftVersion })
    type(null)
  }
  const isUnsaved = draft !== null && draft !== own.note
  const summary = [own.stage && copy.stages[own.stage], own.note.split('\n', 1)[0], isUnsaved && copy.unsaved]
    .filter(Boolean)
    .join(' · ')
  return (
    // Browsers look through all forms of a page after each change of it, which takes seconds for hundreds.
    <Disclosure
      ref={disclosure}
      onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}
      summary={
        <Text as="span" size="small" lines={1}>
          <strong>{copy.title}</strong>
          {summary !== '' && <span>{`: ${summary}`}</span>}
        </Text>
      }
    >
      {wasOpened && (
        <form noValidate onSubmit={submit}>
          <Stack gap={8}>
            <Text size="caption" tone="inkSoft">
              {copy.onlyYou}
            </Text>
            <SelectField
              label={copy.stage}
              options={stageOptions}
              value={own.stage ?? ''}
              onChange={({ currentTarget: { value } }) =>
                keep({ stage: stages.find((each) => each === value) ?? null, baseVersion })
              }
            />
            <Field label={copy.note} error={isTooLong ? copy.tooLong : undefined}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  name="note"
                  rows={3}
                  className={control()}
                  value={text}
                  onChange={({ currentTarget }) => type(currentTarget.value)}
                />
              )}
            </Field>
            <div>
              <Button type="submit" size="small" variant="secondary" disabled={!isUnsaved}>
                {copy.save}
              </Button>
            </div>
            {entry && <UnsentChange entry={entry} />}
          </Stack>
        </form>
      )}
    </Disclosure>
  )
}
