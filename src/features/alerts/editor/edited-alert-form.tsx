import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { AlertPreviewDocument } from '#src/api/generated/documents/alert-preview.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useSettled } from '#src/shared/runtime/use-settled.ts'
import { editorCopy as copy } from '../alerts.copy.ts'
import { AlertForecast } from './alert-forecast.tsx'
import { AlertForm } from './alert-form.tsx'
import { ALERT_PLACES_ID, AlertSearchFields } from './alert-search-fields.tsx'
import { type AlertToEdit, placesOfAlert, searchOfAlert } from './edited-search.ts'
import type { AlertEditorActor } from './new-alert-actor.ts'

/** An alert that is changed: what it looks for, in words and in fields, then how it tells of it. */
export function EditedAlertForm({ alert, actor }: { alert: AlertToEdit; actor: AlertEditorActor }) {
  const [searchAtFirst] = useState(() => searchOfAlert(alert))
  const [placesAtFirst] = useState(() => placesOfAlert(alert))
  const [placeText, setPlaceText] = useState('')
  const [placeError, setPlaceError] = useState<string>()
  const draft = useSelector(actor, ({ context }) => context.draft)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const search = draft.search ?? searchAtFirst
  const { data, isPlaceholderData } = useDocumentQuery(
    AlertPreviewDocument,
    { searchParams: useSettled(search), isPartlyInRange: draft.isPartlyInRange },
    { keepsPrevious: true },
  )
  const preview = data?.alertPreview
  const suggestedName = isPlaceholderData ? undefined : preview?.suggestedName
  useEffect(() => {
    if (suggestedName !== undefined) actor.send({ type: 'name.suggested', name: suggestedName })
  }, [actor, suggestedName])

  const takePlaceText = (text: string) => {
    setPlaceText(text)
    setPlaceError(undefined)
  }
  const isReady = () => {
    const refusal = placeText.trim() === '' ? missingPlace(search, searchAtFirst) : copy.placeOpen
    setPlaceError(refusal)
    if (refusal === undefined) return true
    document.getElementById(ALERT_PLACES_ID)?.focus()
    return false
  }
  return (
    <AlertForm actor={actor} isReady={isReady}>
      <Stack gap={8}>
        <Heading level={2} size="lead">
          {copy.searchOf}
        </Heading>
        <Text>{preview?.description ?? alert.description}</Text>
        <AlertForecast searchMode={search.searchMode} foundInFourWeeks={preview?.foundInFourWeeks} />
      </Stack>
      <AlertSearchFields
        search={search}
        onSearch={(changed) => actor.send({ type: 'draft.changed', draft: { ...draft, search: changed } })}
        places={placesAtFirst}
        placeText={placeText}
        onPlaceText={takePlaceText}
        placeError={placeError}
        isBusy={isBusy}
        surrounding={preview?.surroundingLocations.map(({ name }) => name)}
      />
    </AlertForm>
  )
}

/** Taking the last place away would have an alert of some suburbs look through the whole country. */
const missingPlace = (search: SearchParameters, atFirst: SearchParameters): string | undefined =>
  search.context === 'location' && !hasPlaces(search) && hasPlaces(atFirst) ? copy.placeMissing : undefined

const hasPlaces = ({ locationSearchContext }: SearchParameters): boolean =>
  locationSearchContext.searchLocations.length > 0
