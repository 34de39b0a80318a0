import { createActor } from 'xstate'
import { adMachine } from '#machines/ad/ad.machine.ts'
import { adSlotAt, isAdPlacement } from '#domain/ads/ad-slots.ts'
import { RunningAdsDocument } from '#src/api/generated/documents/running-ads.ts'
import type { AdViews_AdFragment } from '#src/api/generated/graphql.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { watchAddresses } from '#src/shared/runtime/watch-urls.ts'
import { HouseAd, WordsAd } from './ad-views.tsx'
import { ScriptAd } from './script-ad.tsx'

const FRESH_MS = 60_000

/** Fills the rooms for ads of the page (src/app/shell/ad-room.tsx) once they are near the window. */
export default function startAds({ queryClient, execute }: Pick<IslandContext, 'queryClient' | 'execute'>): void {
  if (document.documentElement.dataset['ads'] === undefined) return
  const rooms = [...document.querySelectorAll<HTMLElement>('[data-ad-room]')]
  const shown = new Map<HTMLElement, string>()
  const readAds = () =>
    queryClient.fetchQuery({
      queryKey: ['runningAds'],
      queryFn: () => execute(RunningAdsDocument, {}),
      staleTime: FRESH_MS,
    })

  async function fill(room: HTMLElement): Promise<void> {
    const placement = placementOf(room)
    if (shown.get(room) === placement) return
    shown.set(room, placement)
    const ads = await readAds().catch(() => ({ ads: [] }))
    if (shown.get(room) !== placement) return
    const ad = ads.ads.find((each) => each.placement === placement)
    showInRegion(room, ad === undefined ? <HouseAd /> : viewOf(ad, placement))
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) void fill(target)
    },
    { rootMargin: '200px' },
  )
  // Asked anew at each page, where the same room may be of another section.
  watchAddresses(() =>
    requestAnimationFrame(() => {
      for (const room of rooms) {
        near.unobserve(room)
        near.observe(room)
      }
    }),
  )
}

/** As `locations-top`: of which section the page is, and at which end of it the room. */
const placementOf = (room: HTMLElement): string =>
  `${room.parentElement?.dataset['section'] ?? ''}-${room.dataset['adRoom'] ?? ''}`

function viewOf(ad: AdViews_AdFragment, placement: string) {
  if (ad.script == null) return <WordsAd ad={ad} />
  if (!isAdPlacement(placement)) return <HouseAd />
  return <ScriptAd key={ad.id} ad={ad} slot={adSlotAt(placement, innerWidth)} actor={createActor(adMachine)} />
}
