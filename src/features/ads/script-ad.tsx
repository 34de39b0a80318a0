import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { adMachine } from '#machines/ad/ad.machine.ts'
import { formatAdFrameUrl } from '#domain/ads/ad-frame-url.ts'
import type { AdSlot } from '#domain/ads/ad-slots.ts'
import type { AdViews_AdFragment } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/class-names.ts'
import { onConsentChange, readConsent } from '#src/shared/tracking/consent.ts'
import { HouseAd } from './ad-views.tsx'
import * as styles from './ads.css.ts'
import { adsCopy as copy } from './ads.copy.ts'

type Props = { ad: AdViews_AdFragment; slot: AdSlot; actor: ActorRefFrom<typeof adMachine> }

/** The ad of a script, in a frame without the portal's origin; a notice of the portal stands there until it is shown. */
export function ScriptAd({ ad, slot, actor }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const snapshot = useSyncExternalStore(
    (notify) => actor.subscribe(notify).unsubscribe,
    () => actor.getSnapshot(),
  )
  useEffect(() => {
    const sendConsent = () => actor.send({ type: readConsent() === 'given' ? 'consent.given' : 'consent.withdrawn' })
    const receiveFromFrame = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      const outcome = outcomeOf(data)
      if (outcome !== null) actor.send({ type: `ad.${outcome}` })
    }
    actor.start()
    sendConsent()
    const stopConsent = onConsentChange(sendConsent)
    window.addEventListener('message', receiveFromFrame)
    return () => {
      stopConsent()
      window.removeEventListener('message', receiveFromFrame)
      actor.stop()
    }
  }, [actor])
  const isShown = snapshot.matches('shown')
  return (
    <div className={styles.stack}>
      {isShown ? <span className={styles.cornerLabel}>{copy.label(ad.advertiser)}</span> : <HouseAd />}
      {snapshot.hasTag('framed') && (
        <iframe
          ref={frame}
          title={copy.frame(ad.advertiser)}
          src={formatAdFrameUrl(ad.id, slot.id)}
          width={slot.width}
          height={slot.height}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          className={classNames(styles.frame, !isShown && styles.waitingFrame)}
        />
      )}
    </div>
  )
}

/** What a frame sends; null for a message of something else. */
function outcomeOf(data: unknown): 'loaded' | 'failed' | null {
  const ad: unknown = typeof data === 'object' && data !== null && 'ad' in data ? data.ad : null
  return ad === 'loaded' || ad === 'failed' ? ad : null
}
