import type { ErrorEvent, ICanonicalTileID, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { STREET_SOURCE } from './street-layers.ts'

/** What MapLibre adds to the error of a tile. */
type TileError = ErrorEvent & { sourceId?: string; tile?: { tileID: { canonical: ICanonicalTileID } } }

/** Whether an error is that of a tile of streets, without which a map shows what it has. */
export const isOfStreets = ({ sourceId }: TileError): boolean => sourceId === STREET_SOURCE

const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 60_000

/**
 * Whether the map stands empty because none of its tiles came, told by a way to ask for them again; null while there is
 * something to see. The connection that returns asks by itself, and streets are asked for again after a while: the portal fetches
 * them meanwhile. That the map has a listener also keeps its errors out of the console.
 */
export function useMissingTiles(map: MapLibreMap | null): (() => void) | null {
  const [loadAgain, setLoadAgain] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (map === null) return
    let hasTiles = false
    const failed: [sourceId: string, tile: ICanonicalTileID][] = []

    let waitMs = FIRST_WAIT_MS
    let timer: ReturnType<typeof setTimeout> | undefined

    const refreshFailed = () => {
      clearTimeout(timer)
      timer = undefined
      // By name: of a whole source MapLibre asks only for what has come once.
      for (const [sourceId, tile] of failed.splice(0)) {
        if (map.getSource(sourceId)) map.refreshTiles(sourceId, [tile])
      }
    }
    const askAgain = () => {
      setLoadAgain(null)
      refreshFailed()
    }
    const refreshLater = () => {
      if (timer !== undefined) return
      timer = setTimeout(refreshFailed, waitMs)
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)
    }
    const onError = (error: TileError) => {
      const { sourceId, tile } = error
      if (sourceId !== undefined && tile !== undefined) failed.push([sourceId, tile.tileID.canonical])
      if (isOfStreets(error)) refreshLater()
      else if (!hasTiles) setLoadAgain(() => askAgain)
    }
    const onData = ({ source, sourceId, tile }: MapSourceDataEvent) => {
      // What the page draws itself is always there; a tile that failed is told of as well.
      if (source.type === 'geojson' || tile?.state !== 'loaded') return
      if (sourceId === STREET_SOURCE) waitMs = FIRST_WAIT_MS
      hasTiles = true
      setLoadAgain(null)
    }
    map.on('error', onError)
    map.on('sourcedata', onData)
    addEventListener('online', askAgain)
    return () => {
      clearTimeout(timer)
      map.off('error', onError)
      map.off('sourcedata', onData)
      removeEventListener('online', askAgain)
    }
  }, [map])
  return loadAgain
}
