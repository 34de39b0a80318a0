import { Button } from '#src/design/button/button.tsx'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { connectivityCopy } from './connectivity.copy.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import * as styles from './connectivity.css.ts'

/**
 * Tells the visitor that what they asked for did not come, with a button that asks again. It goes with their next press and
 * when the connection returns, which both ask again by themselves.
 */
export default function startMissingNotice(): void {
  const region = document.createElement('div')
  region.setAttribute('role', 'alert')
  region.dataset['codeMissing'] = ''
  region.className = styles.region
  document.body.append(region)
  const close = () => showInRegion(region, null)

  on('code.missing', (retry) => {
    showInRegion(
      region,
      <div className={styles.missing}>
        {navigator.onLine ? connectivityCopy.codeMissing : connectivityCopy.codeMissingOffline}
        <Button variant="secondary" size="small" onClick={retry}>
          {connectivityCopy.tryAgain}
        </Button>
      </div>,
    )
  })
  window.addEventListener('click', close)
  window.addEventListener('online', close)
}
