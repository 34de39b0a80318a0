import type { ErrorEvent, ICanonicalTileID, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { STREET_SOURCE } from './street-layers.ts'

/** What MapLibre adds to the error of a tile. */
type TileError = ErrorEvent & { sourceId?: string; tile?: { tileID: { canonical: ICanonicalTileID } } }

/** Whether an error is that of a tile of streets, without which a map shows what it has. */
export const isOfStreets = ({ sourceId }: TileError): boolean => sourceId === STREET_SOURCE

/**
 * Whether the map stands empty because none of its tiles came, told by a way to ask for them again; null while there is
 * something to see. The connection that returns asks by itself. That the map has a listener also keeps its errors out of
 * the console.
 */
export function useMissingTiles(map: MapLibreMap | null): (() => void) | null {
  const [loadAgain, setLoadAgain] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (map === null) return
    let hasTiles = false
    const failed: [sourceId: string, tile: ICanonicalTileID][] = []

    const askAgain = () => {
      setLoadAgain(null)
      // By name: of a whole source MapLibre asks only for what has come once.
      for (const [sourceId, tile] of failed.splice(0)) {
        if (map.getSource(sourceId)) map.refreshTiles(sourceId, [tile])
      }
    }
    const onError = (error: TileError) => {
      const { sourceId, tile } = error
      if (sourceId !== undefined && tile !== undefined) failed.push([sourceId, tile.tileID.canonical])
      if (!hasTiles && !isOfStreets(error)) setLoadAgain(() => askAgain)
    }
    const onData = ({ source, tile }: MapSourceDataEvent) => {
      // What the page draws itself is always there; a tile that failed is told of as well.
      if (source.type === 'geojson' || tile?.state !== 'loaded') return
      hasTiles = true
      setLoadAgain(null)
    }
    map.on('error', onError)
    map.on('sourcedata', onData)
    addEventListener('online', askAgain)
    return () => {
      map.off('error', onError)
      map.off('sourcedata', onData)
      removeEventListener('online', askAgain)
    }
  }, [map])
  return loadAgain
}
