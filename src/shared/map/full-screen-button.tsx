import ExpandIcon from 'lucide-react/icons/maximize'
import ShrinkIcon from 'lucide-react/icons/minimize'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect, useState } from 'react'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { openInHistory } from '#src/design/modal/modal-history.ts'
import { portalMapCopy as copy } from './portal-map.copy.ts'

type Props = { map: MapLibreMap; screen: RefObject<HTMLElement | null> }

/** Gives the map the whole screen; pressed again, by Escape and by the browser's Back it has its place again. */
export function FullScreenButton({ map, screen }: Props) {
  const isFull = useIsFull(screen)
  useEffect(() => {
    if (!isFull) return
    let close: (() => void) | null = openInHistory({ onBack: () => leave(true) })
    // A page has no scrolling that a map over the whole screen could get in the way of.
    const asksForFingers = map.cooperativeGestures.isEnabled()
    map.cooperativeGestures.disable()
    const leave = (isByBack: boolean) => {
      if (isByBack) void document.exitFullscreen().catch(() => {})
      close?.()
      close = null
    }
    return () => {
      leave(false)
      if (asksForFingers) map.cooperativeGestures.enable()
    }
  }, [map, isFull])
  return (
    <IconButton
      icon={isFull ? ShrinkIcon : ExpandIcon}
      label={isFull ? copy.leaveFullScreen : copy.fullScreen}
      variant="onPicture"
      // A browser that refuses leaves all as it is.
      onClick={() => void (isFull ? document.exitFullscreen() : screen.current?.requestFullscreen())?.catch(() => {})}
    />
  )
}

function useIsFull(screen: RefObject<HTMLElement | null>): boolean {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === screen.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [screen])
  return isFull
}
