import { useState } from 'react'
import type { Claims } from '#domain/permissions/claims.ts'
import { listingActErrors } from '#domain/staff/listing-acts-errors.copy.ts'
import { type ListingAct, MOST_BOOST_DAYS, MOST_BOOSTS_OF_SUBURB, possibleActs } from '#domain/staff/listing-acts.ts'
import { ActOnListingDocument } from '#src/api/generated/documents/act-on-listing.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { actsCopy } from '../acts/acts.copy.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import type { FoundListing } from './listing-columns.tsx'
import { listingsCopy as copy } from './listings.copy.ts'

type Props = { found: FoundListing; claims: Claims; onChanged: () => void }

const USUAL_DAYS = 7
const dayChoices = Array.from({ length: MOST_BOOST_DAYS }, (_, index) => ({
  value: String(index + 1),
  label: copy.dayCount(index + 1),
}))

/** What cannot be done any more, for what somebody else did. */
const conflicts: ReadonlySet<string | null> = new Set([
  listingActErrors.notOnMarket,
  listingActErrors.offMarket,
  listingActErrors.boosted,
  listingActErrors.tooMany(MOST_BOOSTS_OF_SUBURB),
])

/** Hides a listing, shows it again, withdraws it, puts it first in results, and ends that. */
export function ListingActs({ found: { listing, state, boostEndsAt, boostedBy }, claims, onChanged }: Props) {
  const [chosen, setChosen] = useState<ListingAct | null>(null)
  const [days, setDays] = useState(USUAL_DAYS)
  /** The end of the promotion that may be replaced. */
  const [replaced, setReplaced] = useState<string | null>(null)
  const { isBusy, failure, change, refuse } = useChange(ActOnListingDocument)
  const acts = possibleActs(claims, { listingType: listing.listingType, state, isBoosted: boostEndsAt != null })
  const act = acts.find((each) => each === chosen) ?? acts[0]
  if (act === undefined) return null
  const submit = (reason: string, onDone: () => void) => {
    if (act === 'boost' && boostEndsAt != null && replaced !== boostEndsAt) return refuse(copy.confirmReplacing)
    const boost = { days, replacesBoostUntil: boostEndsAt ?? null }
    const input = { listingId: listing.id, act, reason, ...(act === 'boost' && boost) }
    void change({ input }, ({ actOnListing }) => {
      onChanged()
      if (!actOnListing.isChanged) return refuse(copy.unchanged)
      onDone()
      setChosen(null)
    })
  }
  return (
    <section aria-labelledby="listing-acts">
      <Stack gap={12}>
        <Heading level={3} id="listing-acts">
          {copy.change}
        </Heading>
        <ReasonForm
          label={copy.acts[act]}
          about={copy.what}
          isBusy={isBusy}
          failure={failure}
          onSubmit={submit}
          isConflict={conflicts.has(failure)}
          onConflict={onChanged}
        >
          <SelectField
            label={copy.what}
            value={act}
            options={acts.map((each) => ({ value: each, label: copy.acts[each] }))}
            onChange={({ currentTarget }) => setChosen(acts.find((each) => each === currentTarget.value) ?? null)}
          />
          <Text tone="inkSoft">{copy.hints[act]}</Text>
          {act === 'boost' && (
            <SelectField
              label={copy.days}
              value={String(days)}
              options={dayChoices}
              onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            />
          )}
          {act === 'boost' && boostEndsAt != null && (
            <>
              <Notice>{copy.promoted(boostedBy ?? actsCopy.formerStaff, momentText(boostEndsAt))}</Notice>
              <CheckboxField
                label={copy.replace}
                checked={replaced === boostEndsAt}
                onChange={({ currentTarget }) => setReplaced(currentTarget.checked ? boostEndsAt : null)}
              />
            </>
          )}
        </ReasonForm>
      </Stack>
    </section>
  )
}
