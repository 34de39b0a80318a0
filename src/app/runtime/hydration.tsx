import { type ReactNode, startTransition, useEffect } from 'react'
import type * as ReactDomClient from 'react-dom/client'
import { replayEarlyPress } from '#src/shared/runtime/event-replay.ts'

export const APP_ELEMENT_ID = 'app'

type ReactRoots = Pick<typeof ReactDomClient, 'createRoot' | 'hydrateRoot'>

let reportHydrated = () => {}
const hydrated = new Promise<void>((resolve) => (reportHydrated = resolve))

/** Hydrates what the server rendered, or renders where no server did; resolves once the page works. */
export async function hydrate({ createRoot, hydrateRoot }: ReactRoots, app: ReactNode, isRendered: boolean) {
  const element = document.getElementById(APP_ELEMENT_ID)
  if (!element) throw new Error(`The document has no element #${APP_ELEMENT_ID}`)
  // In chunks, between which the visitor's presses get their turn.
  if (isRendered) startTransition(() => void hydrateRoot(element, app))
  else createRoot(element).render(app)
  await hydrated
  finishHydration('page')
}

/** Stands beside each first page, for React hydrates in chunks of which the root is not the last. */
export function Hydrated() {
  useEffect(() => reportHydrated(), [])
  return null
}

/** What works by now: the page itself, then also the parts of the shell, whose code comes after it. */
export function finishHydration(extent: 'page' | 'all'): void {
  const root = document.documentElement
  root.dataset['hydrated'] = extent
  const parts = extent === 'page' ? [root] : document.querySelectorAll<HTMLElement>('[data-shell-part]')
  for (const part of parts) replayEarlyPress(part)
}
