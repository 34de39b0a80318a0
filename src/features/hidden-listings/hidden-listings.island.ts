import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { hidingCode } from './hiding-code.ts'
import { removeHiddenOfOthers } from './remove-of-others.ts'

const pressCode = onIntent(() => import('./hide-home.tsx'))
const BUTTON = 'button[data-hide]'

/**
 * Answers the buttons that hide homes, those that were pressed before it came too; brings what keeps homes hidden once some are, or a
 * member may have hidden some elsewhere.
 */
export default function startHiddenListings(context: IslandContext): void {
  const press = async (button: HTMLElement) => {
    const { hideHome } = await pressCode.request()
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
