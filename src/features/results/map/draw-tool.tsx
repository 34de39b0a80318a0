import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { deferredCode } from '#src/api/code/deferred-code.ts'
import type { Pen } from './pen.ts'
import { useDrawnCorners, useIsDrawing, useIsEditing, useMapSearchCommands } from './map-search.provider.tsx'

const penCode = deferredCode(() => import('./pen.ts'))

/** Lets the visitor draw on the map and drag what they drew. The library for it is loaded when they first want to. */
export function DrawTool({ map }: { map: MapLibreMap }) {
  const isDrawing = useIsDrawing()
  const isEditing = useIsEditing()
  const corners = useDrawnCorners()
  const pen = usePen(map, isDrawing || isEditing)
  const { changeCorners } = useMapSearchCommands()

  useEffect(() => {
    if (pen === null) return
    pen.onCorners(changeCorners)
    if (isDrawing) pen.draw()
    else if (isEditing) pen.edit(corners)
  }, [pen, isDrawing, isEditing, corners, changeCorners])
  useEffect(() => {
    const container = map.getCanvasContainer()
    // Pins would catch the pointer.
    container.toggleAttribute('data-is-drawn-on', isDrawing || isEditing)
    return () => void container.toggleAttribute('data-is-drawn-on', false)
  }, [map, isDrawing, isEditing])
  return null
}

function usePen(map: MapLibreMap, isWanted: boolean): Pen | null {
  const [pen, setPen] = useState<Pen | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let created: Pen | null = null
    let hasGone = false
    const load = async () => {
      const { createPen } = await penCode.load()
      if (hasGone) return
      created = createPen(map)
      setPen(created)
    }
    // Where it cannot be loaded, the corners can still be typed.
    load().catch(() => {})
    return () => {
      hasGone = true
      created?.remove()
      setPen(null)
    }
  }, [map, isWanted])
  return pen
}
