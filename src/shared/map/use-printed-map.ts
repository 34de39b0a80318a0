import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect } from 'react'
import * as styles from './portal-map.css.ts'
import { currentMapTheme } from './map-theme.ts'

/** What WebGL draws is gone when a page is printed: a picture of it stands in its place meanwhile, as large as the map is on the screen. */
export function usePrintedMap(map: MapLibreMap | null): void {
  useEffect(() => {
    if (map === null) return
    const picture = document.createElement('canvas')
    const show = () => {
      const canvas = map.getCanvas()
      Object.assign(picture, { width: canvas.width, height: canvas.height, className: styles.printed })
      for (const side of ['width', 'height'] as const) {
        picture.style[side] = canvas.style[side]
        map.getContainer().style.setProperty(`--map-${side}`, canvas.style[side])
      }
      // Paper is light.
      picture.dataset['theme'] = currentMapTheme()
      map.redraw()
      picture.getContext('2d')?.drawImage(canvas, 0, 0)
      canvas.after(picture)
    }
    const hide = () => picture.remove()
    addEventListener('beforeprint', show)
    addEventListener('afterprint', hide)
    return () => {
      hide()
      removeEventListener('beforeprint', show)
      removeEventListener('afterprint', hide)
    }
  }, [map])
}
