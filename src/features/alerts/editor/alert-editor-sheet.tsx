import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { AlertPreviewDocument } from '#src/api/generated/documents/alert-preview.ts'
import { AlertOfSearchDocument } from '#src/api/generated/documents/alert-of-search.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Sheet } from '#src/design/modal/modal.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { AlertRequest } from '#src/shared/member-list/alerts/alert-request.ts'
import { editorCopy as copy } from '../alerts.copy.ts'
import { AlertForecast } from './alert-forecast.tsx'
import { AlertForm } from './alert-form.tsx'
import type { AlertEditorActor } from './new-alert-actor.ts'

type Props = { request: AlertRequest; actor: AlertEditorActor }

/** A new alert over the page: its form, then the way to it. Closing it keeps what was typed. */
export function AlertEditorSheet({ request, actor }: Props) {
  const [isClosed, setIsClosed] = useState(false)
  const isKept = useSelector(actor, (snapshot) => snapshot.matches('kept'))
  const opener = useMemo(() => openerOf(request.place), [request.place])
  const close = () => setIsClosed(true)
  return (
    <Sheet
      title={copy.title}
      isOpen={!isClosed && !isKept}
      onCancel={close}
      returnFocusTo={opener}
      side="right"
      width="wide"
    >
      <EditorContent request={request} actor={actor} onClose={close} />
    </Sheet>
  )
}

/** The button may have become a link by the time that the focus returns. */
const openerOf = (place: HTMLElement | null) => ({
  get current() {
    return place?.querySelector<HTMLElement>('a, button') ?? null
  },
})

function EditorContent({ request, actor, onClose }: Props & { onClose: () => void }) {
  const isPreparing = useSelector(actor, (snapshot) => snapshot.matches('preparing') || snapshot.matches('opening'))
  const hasExisting = useSelector(actor, (snapshot) => snapshot.matches('existing'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  if (isPreparing) {
    return (
      <Stack aria-busy="true">
        <Text tone="inkSoft">{copy.preparing}</Text>
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </Stack>
    )
  }
  if (isSaved) return <SavedAlert request={request} actor={actor} onClose={onClose} />
  if (hasExisting) return <ExistingAlert request={request} actor={actor} onClose={onClose} />
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Text>{copy.introductions[request.searchParams.searchMode]}</Text>
        <Forecast request={request} actor={actor} />
      </Stack>
      <AlertForm actor={actor} />
    </Stack>
  )
}

function Forecast({ request: { searchParams }, actor }: Props) {
  const isPartlyInRange = useSelector(actor, ({ context }) => context.draft.isPartlyInRange)
  const { data } = useDocumentQuery(AlertPreviewDocument, { searchParams, isPartlyInRange }, { keepsPrevious: true })
  return <AlertForecast searchMode={searchParams.searchMode} foundInFourWeeks={data?.alertPreview.foundInFourWeeks} />
}

type EndProps = Props & { onClose: () => void }

/** The alert was saved just now: all is done. */
function SavedAlert({ request: { searchParams }, actor, onClose }: EndProps) {
  const alertId = useSelector(actor, ({ context }) => context.alertId)
  return (
    <Stack gap={24}>
      <Notice tone="success">{copy.savedNew[searchParams.searchMode]}</Notice>
      <Link href={`/alerts/${alertId}`} isStandalone onClick={onClose}>
        {copy.showExisting}
      </Link>
      <Button size="large" isWide onClick={onClose}>
        {copy.done}
      </Button>
    </Stack>
  )
}

/** The alert that there was for the search before. */
function ExistingAlert({ request: { searchParams }, actor, onClose }: EndProps) {
  const existingId = useSelector(actor, ({ context }) => context.existingId)
  const { data } = useDocumentQuery(AlertOfSearchDocument, { searchParams })
  const alert = data?.alertOfSearch
  return (
    <Stack>
      <Notice tone="information">{alert ? copy.existing(alert.name) : copy.existingUnnamed}</Notice>
      <Inline gap={12}>
        <ButtonLink href={alert?.links.alert ?? `/alerts/${existingId}`} onClick={onClose}>
          {copy.showExisting}
        </ButtonLink>
        {alert && (
          <ButtonLink href={alert.links.edit} variant="secondary" onClick={onClose}>
            {copy.changeExisting}
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  )
}
