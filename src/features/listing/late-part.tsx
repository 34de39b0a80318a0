import { Suspense, use, useEffect } from 'react'
import { Skeleton } from '#src/design/components/skeleton.tsx'
import type * as body from './listing-body.tsx'
import type { ListingDetails } from './listing-view.tsx'

type Module = typeof body
type Props = { listing: ListingDetails; part: keyof Module }

let module: Module | null = null
let loading: Promise<Module> | null = null

/** Gets the code of what the page shows: awaited on the server, and before a page is opened in the browser. */
export function loadLateParts(): Promise<Module> {
  loading ??= import('./listing-body.tsx').then(
    (loaded) => (module = loaded),
    (problem: unknown) => {
      loading = null
      throw problem
    },
  )
  return loading
}

/**
 * A part of the page that is mere markup. The server renders it with the rest; the browser makes it alive only once it has
 * nothing better to do, so that its code is not part of the first load: its links, pictures and `data-action` buttons answer
 * without. The page itself must import its styles (listing.page.tsx).
 */
export function LatePart(props: Props) {
  return (
    <Suspense fallback={<Skeleton ratio="16:9" />}>
      <Loaded {...props} />
    </Suspense>
  )
}

let waiting: Promise<Module> | null = null

function Loaded({ listing, part }: Props) {
  const { [part]: Part } = module ?? use((waiting ??= whenIdle().then(loadPatiently)))
  useEffect(() => {
    isAlive = true
    for (const button of pressedEarly.splice(0)) button.click()
  }, [])
  return <Part listing={listing} />
}

let isAlive = false
const pressedEarly: HTMLElement[] = []

/** Keeps a press on a button of a part that is not alive yet, and presses it again as soon as it is. */
export function keepEarlyPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('main button:not([data-action])') : null
  if (button && !isAlive && !pressedEarly.includes(button)) pressedEarly.push(button)
}

const RETRY_MILLISECONDS = 5000

/** Until the code comes, what the server rendered stays as it is: a lost connection never costs the visitor the page. */
const loadPatiently = (): Promise<Module> =>
  loadLateParts().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
    return loadPatiently()
  })

const LONGEST_WAIT = 2000

/** Resolves when the page has loaded and the browser has time. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_WAIT }))
}
