import { on } from '#src/shared/runtime/app-events.ts'

const MOST_REPORTS = 10
const LONGEST_MESSAGE = 512
const ignoredNames: readonly string[] = ['AbortError', 'TimeoutError', 'NetworkError', 'ChunkLoadError']
const ignoredCodes: readonly string[] = ['UNREACHABLE', 'TIMED_OUT', 'WRONG_CREDENTIALS']
const ignoredMessages: readonly RegExp[] = [
  // What browsers say of a network that is away, and of a file that did not come.
  /failed to fetch|load failed|networkerror|network error|network connection was lost/i,
  /dynamically imported module|importing a module script|unable to preload|loading (?:css )?chunk/i,
  /timed? ?out/i,
  // In words, and by the numbers that stand for them where React is built for visitors.
  /hydrat|react error #(?:418|419|421|422|423|425)\b/i,
]

/** Tells once of each mistake of the portal that no code caught, or that took a page down; returns how to stop. */
export function watchErrors(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  tell: (message: string) => void,
): () => void {
  const told = new Set<string>()
  const hear = (problem: unknown) => {
    if (!isWorthReporting(problem) || told.size >= MOST_REPORTS) return
    const message = messageOf(problem)
    if (told.has(message)) return
    told.add(message)
    tell(message)
  }
  const listening = new AbortController()
  const { signal } = listening
  view.addEventListener('error', ({ error, message }) => hear(error ?? message), { signal })
  view.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => hear(reason), { signal })
  const stop = on('page.crashed', hear, view)
  return () => {
    listening.abort()
    stop()
  }
}

/**
 * Whether an error is the portal's own: not of the network, a timeout, a missing file, hydration, an abort or a wrong password
 * (docs/product.md, section 12.8).
 */
export function isWorthReporting(problem: unknown): boolean {
  // Anything can be thrown; each part is looked at before it counts.
  const { name, code } = Object(problem) as { name?: unknown; code?: unknown }
  const isKnown = (list: readonly string[], found: unknown) => typeof found === 'string' && list.includes(found)
  if (isKnown(ignoredNames, name) || isKnown(ignoredCodes, code)) return false
  const message = messageOf(problem)
  return message !== '' && !ignoredMessages.some((pattern) => pattern.test(message))
}

/** Without what may name a person: e-mail addresses and the queries of addresses. */
function messageOf(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : typeof problem === 'string' ? problem : ''
  return message
    .replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '…')
    .replaceAll(/\?[^\s"')]+/g, '?…')
    .slice(0, LONGEST_MESSAGE)
}
