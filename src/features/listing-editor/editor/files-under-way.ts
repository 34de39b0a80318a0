import { useEffect, useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Says that a part of the editor sends files; meanwhile nothing is published without them, and the browser asks before the page is left. */
export const useFilesUnderWay = (isSending: boolean): void =>
  useEffect(() => {
    if (!isSending) return
    change(1)
    return () => change(-1)
  }, [isSending])

/** Whether a part of the editor sends files. */
export const useIsSendingFiles = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => count > 0,
    () => false,
  )

function change(by: 1 | -1): void {
  count += by
  if (count > 0) {
    addEventListener('beforeunload', askBeforeLeaving)
    addEventListener('click', leaveLinkToBrowser, { capture: true })
  } else {
    removeEventListener('beforeunload', askBeforeLeaving)
    removeEventListener('click', leaveLinkToBrowser, { capture: true })
  }
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** The page behind a link is loaded as a document, so that the browser asks. */
function leaveLinkToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]') !== null) event.stopPropagation()
}
