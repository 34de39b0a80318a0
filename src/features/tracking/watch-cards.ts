import { listingTrackingEvents } from '#domain/lookups/tracking-events.ts'

type OnSeen = (element: HTMLElement) => void

const HALF = 0.5
const selector = 'article[data-listing-id], [data-agent-id]'

/** Tells of each card and each agent once when half of it is in view, whenever it was rendered. `restart` begins anew. */
export function watchSights(root: Document, onSeen: OnSeen): { restart: () => void } {
  let told = new WeakSet<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || told.has(target) || root.visibilityState !== 'visible') continue
        told.add(target)
        observer.unobserve(target)
        if (target instanceof HTMLElement) onSeen(target)
      }
    },
    { threshold: HALF },
  )
  const observeIn = (part: ParentNode) => {
    for (const element of part.querySelectorAll(selector)) {
      if (!told.has(element) && !isSkipped(element)) observer.observe(element)
    }
  }
  const observeAll = () => observeIn(root)
  // The browser skips the parts of a long list that are far from the screen, but would check each observed card in them for every frame.
  root.addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      const { target } = event
      if (!(event instanceof ContentVisibilityAutoStateChangeEvent && target instanceof Element)) return
      if (event.skipped) for (const element of target.querySelectorAll(selector)) observer.unobserve(element)
      else observeIn(target)
    },
    { capture: true },
  )
  let isWaiting = false
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      observeAll()
    }, 100)
  }).observe(root.body, { childList: true, subtree: true })
  observeAll()
  return {
    restart() {
      told = new WeakSet()
      observer.disconnect()
      observeAll()
    },
  }
}

/** Whether the browser skips it because of `content-visibility: auto`; what is hidden in another way may be shown without an event. */
const isSkipped = (element: Element): boolean =>
  element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true })

/** A card beside a home stands for one that is like it. */
export const eventOfCard = (pageType: string): number =>
  pageType === 'listingDetails' ? listingTrackingEvents.SimilarPropsCardView : listingTrackingEvents.CardView
