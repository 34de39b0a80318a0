import { createActor, fromPromise } from 'xstate'
import { versionCheckMachine } from '#machines/version-check/version-check.machine.ts'
import { anonymousLegacy } from '#src/api/rest/clients.ts'
import { headerOf } from '#src/api/rest/rest-result.ts'
import { isOn } from '#src/shared/runtime/feature-switches.ts'

const MARKER = 'updated'
const VERSION_HEADER = 'x-app-version'

/**
 * Looks for a newer version when the visitor comes back to the page or opens another one, and each minute that the page is in
 * sight. `check` hears every address; another
 * query or place on the same page is no other page, and what was typed there still counts as work.
 */
export function startVersionCheck(root: Document, runningVersion: string): { check: (address: string) => void } {
  const work = watchWork(root)
  const actor = createActor(
    versionCheckMachine.provide({
      actors: {
        readVersion: fromPromise(async ({ signal: asked }) => {
          // The same for everybody: it must not ask for a new token ahead of the session's own check.
          const result = await headerOf(VERSION_HEADER, (signal) => anonymousLegacy.HEAD('/version', { signal }), asked)
          if (!result.ok) throw new Error(result.problem.message)
          return result.data
        }),
      },
      actions: {
        setMarker: () => writeMarker('1'),
        clearMarker: () => {
          if (hasMarker()) writeMarker(null)
        },
        logReload: () => globalThis.console.info('A new version of the portal is there: this page loads it now.'),
        // The browser brings the address and the place on the page back by itself.
        reload: () => location.reload(),
      },
      guards: { hasMarker, notifiesOfSystem: () => isOn('systemNotifications'), isAtWork: work.isAtWork },
    }),
    { input: { runningVersion } },
  ).start()
  const check = () => actor.send({ type: 'check.requested' })
  window.addEventListener('focus', check)
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'visible') check()
  })
  let wasReady = true
  actor.subscribe((snapshot) => {
    const isReady = snapshot.matches('ready')
    // Whoever stays on a page for long has it looked at every minute (docs/product.md, section 19.5).
    if (isReady && !wasReady && root.visibilityState === 'visible') check()
    wasReady = isReady
  })
  let openPath = location.pathname
  return {
    check(address) {
      const [path = ''] = address.split('?')
      if (path !== openPath) work.forget()
      openPath = path
      check()
    },
  }
}

/** A visitor is at work who has typed something on this page, stands in a field, or has a window open. */
function watchWork(root: Document): { isAtWork: () => boolean; forget: () => void } {
  let hasTyped = false
  root.addEventListener('input', () => (hasTyped = true), { capture: true, passive: true })
  return {
    isAtWork: () =>
      hasTyped ||
      root.querySelector('dialog[open]') !== null ||
      root.activeElement?.matches('input, textarea, select, [contenteditable]') === true,
    forget: () => (hasTyped = false),
  }
}

const hasMarker = (): boolean => new RegExp(`(?:^|;\\s*)${MARKER}=1`).test(document.cookie)

function writeMarker(value: string | null): void {
  const life = value === null ? '; max-age=0' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we support
  document.cookie = `${MARKER}=${value ?? ''}; path=/; samesite=lax${life}`
}
