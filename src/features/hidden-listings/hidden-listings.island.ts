import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { hiddenListingsKey } from '#src/shared/storage/storage-keys.ts'

const pressCode = onIntent(() => import('./hide-listing.tsx'))
const BUTTON = 'button[data-hide]'

/**
 * Answers the buttons that hide homes, those that were pressed before it came too; brings what keeps homes hidden once some are, or a
 * member may have hidden some elsewhere.
 */
export default function startHiddenListings(context: IslandContext): void {
  const press = async (button: HTMLElement) => {
    const { hideListing: hideHome } = await pressCode.request()
    delete button.dataset['waiting']
    hideHome(button, context)
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null
    if (button) void press(button)
  })
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(BUTTON)) pressCode.prefetch()
  })
  for (const button of document.querySelectorAll<HTMLElement>(`${BUTTON}[data-waiting]`)) void press(button)

  const keep = () => void hidingCode.eventually().then(({ hidingCommands }) => hidingCommands(context))
  if ('hides' in document.documentElement.dataset) keep()
  const followSession = () => {
    if (readSession().status === 'member') keep()
    removeHiddenOfOthers()
  }
  followSession()
  onSessionChange(followSession)
}

/** Once it is known who is there, what other members hide is removed from this device, but for what the server has still to hear. */
function removeHiddenOfOthers(): void {
  const session = readSession()
  if (session.status === 'unknown') return
  const own = hiddenListingsKey(session.status === 'member' ? session.member.id : 'anonymous')
  try {
    for (const key of Object.keys(localStorage)) {
      if (key !== own && /^hiddenListings:\d+$/.test(key)) localStorage.removeItem(key)
    }
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

/** What keeps homes hidden: for whoever hides some, and for members. */
const hidingCode = onIntent(() => import('./hiding.ts'))
