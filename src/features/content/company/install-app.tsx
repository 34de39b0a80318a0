import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import * as styles from './company.css.ts'
import { installCopy as copy } from './install.copy.ts'

/** What a browser hands out that would install the portal (https://wicg.github.io/manifest-incubations/). */
type InstallOffer = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Kept by the inline script of every document, for the browser hands it out before the page's code is there. */
    installOffer?: InstallOffer
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
}

/** What the browser says of installing: whether the portal runs as an app already, and whether it could be installed now. */
function readSurroundings(): 'running' | 'offered' | 'unknown' {
  if (window.matchMedia('(display-mode: standalone)').matches) return 'running'
  return window.installOffer ? 'offered' : 'unknown'
}

function onOffer(notify: () => void): () => void {
  window.addEventListener('beforeinstallprompt', notify)
  return () => window.removeEventListener('beforeinstallprompt', notify)
}

/** Installs the portal as an app where the browser offers that, and says how it went. */
export function InstallApp() {
  const surroundings = useSyncExternalStore(onOffer, readSurroundings, () => 'unknown')
  const [outcome, setOutcome] = useState<'asking' | 'installed' | 'declined' | null>(null)
  useEffect(() => {
    const onInstalled = () => setOutcome('installed')
    window.addEventListener('appinstalled', onInstalled)
    return () => window.removeEventListener('appinstalled', onInstalled)
  }, [])

  const install = async () => {
    const offer = window.installOffer
    if (!offer) return
    setOutcome('asking')
    // An offer can be taken up once.
    window.installOffer = undefined
    try {
      await offer.prompt()
      setOutcome((await offer.userChoice).outcome === 'accepted' ? 'installed' : 'declined')
    } catch {
      setOutcome('declined')
    }
  }
  const isAsking = outcome === 'asking'
  const isOffered = isAsking || (surroundings === 'offered' && outcome !== 'installed')
  return (
    <section className={styles.install} aria-labelledby="install-title">
      <Heading level={2} id="install-title">
        {copy.title}
      </Heading>
      {isOffered && (
        <>
          <Text>{copy.offered}</Text>
          <div>
            <Button size="large" isBusy={isAsking} onClick={() => void install()}>
              {isAsking ? copy.asking : copy.install}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {outcome === 'installed' && <Text weight="strong">{copy.installed}</Text>}
        {outcome === 'declined' && <Text>{copy.declined}</Text>}
        {surroundings === 'running' && <Text>{copy.running}</Text>}
      </div>
      {surroundings === 'unknown' && outcome === null && <Text>{copy.notOffered}</Text>}
    </section>
  )
}
