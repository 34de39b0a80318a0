import { type ReactNode, startTransition, useEffect } from 'react'
import type * as ReactDomClient from 'react-dom/client'
import { replayEarlyInput } from '#src/shared/runtime/early-input.ts'
import { reportFirstPage } from '#src/shared/runtime/first-page.ts'

const APP_ELEMENT_ID = 'app'

type ReactRoots = Pick<typeof ReactDomClient, 'createRoot' | 'hydrateRoot'>

let reportShell = () => {}
const shellHydrated = new Promise<void>((resolve) => (reportShell = resolve))

/** Hydrates what the server rendered, or renders where no server did; resolves once it works, but for what is hydrated by itself. */
export async function hydrate({ createRoot, hydrateRoot }: ReactRoots, app: ReactNode, isRendered: boolean) {
  const element = document.getElementById(APP_ELEMENT_ID)
  if (!element) throw new Error(`The document has no element #${APP_ELEMENT_ID}`)
  // In chunks, between which the visitor's presses get their turn.
  if (isRendered) startTransition(() => void hydrateRoot(element, app))
  else createRoot(element).render(app)
  await shellHydrated
  finishHydration('page')
}

/** Stands beside each first page and behind it, for React hydrates in chunks of which the root is not the last. */
export function Hydrated({ extent }: { extent: 'shell' | 'page' }) {
  useEffect(() => (extent === 'page' ? reportFirstPage() : reportShell()), [extent])
  return null
}

/**
 * What works by now: the page, but for regions that are hydrated by themselves (a page that comes `onIdle` is one); then also the
 * parts of the shell, whose code comes after it.
 */
export function finishHydration(extent: 'page' | 'all'): void {
  const root = document.documentElement
  root.dataset['hydrated'] = extent
  const parts = extent === 'page' ? [root] : document.querySelectorAll<HTMLElement>('[data-shell-part]')
  for (const part of parts) replayEarlyInput(part)
}
