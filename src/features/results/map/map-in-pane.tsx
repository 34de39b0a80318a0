import { type RefObject, useEffect, useState } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { MissingMap } from '#src/shared/map/missing-map.tsx'
import { useMapTop } from '#src/shared/map/use-map-top.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'

const resultsMap = onIntent(() => import('./results-map.tsx'))

type Props = { pane: RefObject<HTMLElement | null>; parameters: SearchParameters }

/** The map, once its pane is in view and the page has nothing else to do, or a word that it did not come. */
export function MapInPane({ pane, parameters }: Props) {
  useMapTop(pane)
  const [timesRequested, setTimesRequested] = useState(0)
  const [missingRequest, setMissingRequest] = useState<number>()
  const ResultsMap = useCodeOnIntent(resultsMap, timesRequested, () => setMissingRequest(timesRequested))?.default
  useEffect(() => {
    const load = () => setTimesRequested(1)
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watcher.disconnect()
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 })
      else load()
    })
    if (pane.current) watcher.observe(pane.current)
    return () => watcher.disconnect()
  }, [pane])

  if (ResultsMap) return <ResultsMap parameters={parameters} />
  return missingRequest === timesRequested && <MissingMap onRetry={() => setTimesRequested(timesRequested + 1)} />
}
