import { type FormEvent, useState } from 'react'
import { LONGEST_MY_PLACE_NAME, type MyPlace } from '#domain/my-places/my-place.ts'
import { PlacePositionDocument } from '#src/api/generated/documents/place-position.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { SuburbField } from '#src/shared/enquiry/suburb-field.tsx'
import { myPlacesCopy as copy } from './my-places.copy.ts'

type Props = { takenNames: readonly string[]; onAdd: (place: MyPlace) => void }

type Errors = { name?: string; place?: string }

/** Names a place; where it is is looked up by its street or suburb. */
export function MyPlaceForm({ takenNames, onAdd }: Props) {
  const execute = useExecute()
  const [name, setName] = useState('')
  const [place, setPlace] = useState<{ uri: string; label: string } | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = errorsOf(name, place !== null, takenNames)
    setErrors(wrong)
    setFailure(null)
    if (place === null || wrong.name !== undefined || isBusy) return
    setIsBusy(true)
    try {
      const { location } = await execute(PlacePositionDocument, { identifier: place.uri })
      if (location === null) setErrors({ place: copy.errors.unknown })
      else onAdd({ name: name.trim(), label: place.label, latLong: location.latLong })
    } catch {
      setFailure(copy.errors.unreachable)
    }
    setIsBusy(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={copy.add}>
      <Stack gap={16}>
        <Heading level={2}>{copy.add}</Heading>
        <TextField
          id="my-place-name"
          label={copy.name}
          hint={copy.nameHint}
          required
          maxLength={LONGEST_MY_PLACE_NAME}
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <SuburbField
          id="my-place-at"
          label={copy.place}
          hasStreets
          suburb={place}
          isReadOnly={isBusy}
          error={errors.place}
          onSuburb={setPlace}
        />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? copy.saving : copy.save}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function errorsOf(name: string, hasPlace: boolean, takenNames: readonly string[]): Errors {
  const isTaken = takenNames.includes(name.trim())
  const ofName = name.trim() === '' ? copy.errors.name : isTaken ? copy.errors.taken : undefined
  return {
    ...(ofName === undefined ? {} : { name: ofName }),
    ...(hasPlace ? {} : { place: copy.errors.place }),
  }
}
