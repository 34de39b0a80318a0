import { useEffect, useRef } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { hideLabel } from '#src/shared/listing/hidden/hide-button.copy.ts'
import { onHiddenListingsChange, readHiddenListings } from '#src/shared/listing/hidden/hidden-listings.ts'
import { liveRegion } from '#src/shared/live/live-region.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { hiddenCopy as copy } from './hidden.copy.ts'
import * as styles from './hide-listing.css.ts'
import { hidingCommands } from './hiding.ts'

type Surroundings = Pick<IslandContext, 'queryClient' | 'execute'>

/** What stands in the place of a card. It lies in an element that React renders and is unknown to it there, so it is removed by hand. */
type Notice = { listingId: number; card: HTMLElement; place: HTMLElement }

const notices = new Set<Notice>()
let news: HTMLElement | null = null

/** Hides the home of a button; in the place of its card stands how to undo that, until the view changes. */
export function hideListing(button: HTMLElement, surroundings: Surroundings): void {
  const card = button.closest<HTMLElement>('[data-listing-id]')
  const listingId = Number(card?.dataset['listingId'])
  if (card === null || !Number.isSafeInteger(listingId) || readHiddenListings().inThisView.has(listingId)) return
  const name = (button.ariaLabel ?? '').slice(hideLabel('').length)
  const commands = hidingCommands(surroundings)
  const notice: Notice = { listingId, card, place: document.createElement('div') }
  notice.place.dataset['hiddenNotice'] = ''
  card.dataset['hiddenHere'] = ''
  card.append(notice.place)
  notices.add(notice)
  commands.hideInView(listingId)
  const undo = () => {
    commands.show([listingId])
    announce(copy.announceShown(name))
    button.focus()
  }
  showInRegion(notice.place, <HiddenNotice name={name} onUndo={undo} />)
  announce(copy.announceHidden(name))
}

function announce(text: string): void {
  if (news === null) {
    news = liveRegion('hidden-homes')
    onHiddenListingsChange(removeNotices)
  }
  showInRegion(news, <VisuallyHidden>{text}</VisuallyHidden>)
}

/** Those of homes that are shown again, and all of them once the view changes. */
function removeNotices(): void {
  const { inThisView } = readHiddenListings()
  for (const notice of notices) {
    if (inThisView.has(notice.listingId)) continue
    notices.delete(notice)
    delete notice.card.dataset['hiddenHere']
    showInRegion(notice.place, null)
    notice.place.remove()
  }
}

function HiddenNotice({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.notice}>
      <p className={styles.line}>{copy.hiddenOne(name)}</p>
      <Button ref={button} variant="secondary" size="small" aria-label={copy.undoOf(name)} onClick={onUndo}>
        {copy.undo}
      </Button>
    </div>
  )
}
