import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { DrawingTool } from './drawing-tool.ts'
import { useDrawnCorners, useIsDrawing, useIsEditing, useMapSearchCommands } from './map-search.provider.tsx'

const toolCode = onIntent(() => import('./drawing-tool.ts'))

/** Lets the visitor draw on the map and drag what they drew. The library for it is loaded when they first want to. */
export function DrawTool({ map }: { map: MapLibreMap }) {
  const isDrawing = useIsDrawing()
  const isEditing = useIsEditing()
  const corners = useDrawnCorners()
  const tool = useDrawingTool(map, isDrawing || isEditing)
  const { changeCorners } = useMapSearchCommands()

  useEffect(() => {
    if (tool === null) return
    tool.onCorners(changeCorners)
    if (isDrawing) tool.draw()
    else if (isEditing) tool.edit(corners)
  }, [tool, isDrawing, isEditing, corners, changeCorners])
  useEffect(() => {
    const container = map.getCanvasContainer()
    // Pins would catch the pointer.
    container.toggleAttribute('data-is-drawn-on', isDrawing || isEditing)
    return () => void container.toggleAttribute('data-is-drawn-on', false)
  }, [map, isDrawing, isEditing])
  return null
}

function useDrawingTool(map: MapLibreMap, isWanted: boolean): DrawingTool | null {
  const [tool, setTool] = useState<DrawingTool | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let created: DrawingTool | null = null
    let hasGone = false
    const load = async () => {
      const { createDrawingTool } = await toolCode.load()
      if (hasGone) return
      created = createDrawingTool(map)
      setTool(created)
    }
    // Where it cannot be loaded, the corners can still be typed.
    load().catch(() => {})
    return () => {
      hasGone = true
      created?.remove()
      setTool(null)
    }
  }, [map, isWanted])
  return tool
}
