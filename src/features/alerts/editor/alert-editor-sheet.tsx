import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { AlertOfSearchDocument } from '#src/api/generated/documents/alert-of-search.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Sheet } from '#src/design/modal/modal.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { AlertRequest } from '#src/shared/alerts/alert-request.ts'
import { editorCopy as copy } from '../alerts.copy.ts'
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
  if (hasExisting || isSaved) return <TheAlert request={request} actor={actor} isSaved={isSaved} onFollow={onClose} />
  return (
    <Stack gap={24}>
      <Text>{copy.introduction}</Text>
      <AlertForm actor={actor} />
    </Stack>
  )
}

type TheAlertProps = Props & { isSaved: boolean; onFollow: () => void }

/** The alert of the search, whether it was there before or was saved just now. */
function TheAlert({ request: { searchParams }, actor, isSaved, onFollow }: TheAlertProps) {
  const alertId = useSelector(actor, ({ context }) => context.alertId ?? context.existingId)
  const { data } = useDocumentQuery(AlertOfSearchDocument, { searchParams })
  const alert = data?.alertOfSearch
  return (
    <Stack>
      <Notice tone={isSaved ? 'success' : 'information'}>
        {isSaved ? copy.savedNew : alert ? copy.existing(alert.name) : copy.existingUnnamed}
      </Notice>
      <Inline gap={12}>
        <ButtonLink href={alert?.links.alert ?? `/alerts/${alertId}`} onClick={onFollow}>
          {copy.showExisting}
        </ButtonLink>
        {alert && (
          <ButtonLink href={alert.links.edit} variant="secondary" onClick={onFollow}>
            {copy.changeExisting}
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  )
}
