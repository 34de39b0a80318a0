import { useQueryClient } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import {
  type ApplyShapeOutput,
  type LoadMarkersOutput,
  type MapArea,
  mapSearchMachine,
  type ShapeProblem,
} from '#machines/map-search/map-search.machine.ts'
import { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import { MapMarkersDocument } from '#src/api/generated/documents/map-markers.ts'
import { documentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { withMapInView } from '#src/shared/map/map-in-view.ts'
import { addressOfSearch, searchOfArea, searchOfPins, searchOfShape } from './map-address.ts'

const MapSearch = createActorContext(mapSearchMachine)

type Props = { parameters: SearchParameters; isFollowing: boolean; children: ReactNode }

/** Runs the machine of the map for the views below it. */
export function MapSearchProvider({ parameters, isFollowing, children }: Props) {
  const ways = useWays()
  const [surroundings] = useState(() => storedSurroundings({ ...ways, parameters }))
  const [logic] = useState(() => mapSearchLogic(surroundings))
  return (
    <MapSearch.Provider logic={logic} options={{ input: { isFollowing } }}>
      <SearchWatch parameters={parameters} surroundings={surroundings} />
      {children}
    </MapSearch.Provider>
  )
}

/** Tells the machine when the page searches something else. */
function SearchWatch({ parameters, surroundings }: { parameters: SearchParameters; surroundings: Surroundings }) {
  const actor = MapSearch.useActorRef()
  const { queryClient, execute, navigate } = useWays()
  const key = JSON.stringify(searchOfPins(parameters))
  const last = useRef(key)
  useEffect(() => {
    // In the same effect, so that what is loaded now is loaded for these parameters.
    surroundings.keep({ parameters, queryClient, execute, navigate })
    if (last.current === key) return
    last.current = key
    actor.send({ type: 'search.changed' })
  }, [actor, key, surroundings, parameters, queryClient, execute, navigate])
  return null
}

/** The ways from the map to the page and the server. */
function useWays() {
  const queryClient = useQueryClient()
  const execute = useExecute()
  const [, navigate] = useLocation()
  return { queryClient, execute, navigate }
}

type Current = ReturnType<typeof useWays> & { parameters: SearchParameters }
type Surroundings = { read(): Current; keep(next: Current): void }

/** What the machine's actors work with: the same object always, holding what is current. */
function storedSurroundings(first: Current): Surroundings {
  let current = first
  return {
    read: () => current,
    keep: (next) => {
      current = next
    },
  }
}

function mapSearchLogic(surroundings: Surroundings) {
  return mapSearchMachine.provide({
    actors: {
      loadMarkers: fromPromise<LoadMarkersOutput>(async () => {
        const { parameters, queryClient, execute } = surroundings.read()
        const query = documentQuery(execute, MapMarkersDocument, { searchParams: searchOfPins(parameters) })
        const { mapMarkers } = await queryClient.fetchQuery(query)
        return { total: mapMarkers.total, isTruncated: mapMarkers.isTruncated }
      }),
      applyShape: fromPromise<ApplyShapeOutput, LatLong[]>(async ({ input, signal }) => {
        const { parameters, queryClient, execute, navigate } = surroundings.read()
        const address = addressOfSearch(searchOfShape(parameters, input))
        const reading = address === null ? null : parseSearchUrl(address)
        if (address === null || !reading?.ok) return { ok: false, reason: 'TOO_LONG' }
        try {
          // The page reads the same from memory, so the list changes at once.
          const search = { searchParams: reading.parameters }
          await queryClient.fetchQuery(documentQuery(execute, ListingSearchDocument, search))
        } catch {
          return { ok: false, reason: 'UNREACHABLE' }
        }
        if (!signal.aborted) navigate(address, withMapInView())
        return { ok: true }
      }),
    },
    actions: {
      searchArea: (_, { area, how }) => {
        const { parameters, navigate } = surroundings.read()
        const address = area && addressOfSearch(searchOfArea(parameters, area))
        if (address !== null) navigate(address, { replace: how === 'replace', ...withMapInView() })
      },
    },
  })
}

export type PinsState = 'loading' | 'shown' | 'tooMany' | 'failed'

export const usePinsState = (): PinsState => MapSearch.useSelector(({ value }) => value.pins)
export const useIsFollowing = (): boolean => MapSearch.useSelector(({ context }) => context.isFollowing)
export const useIsOffering = (): boolean => MapSearch.useSelector((snapshot) => snapshot.hasTag('offering'))
export const useIsDrawing = (): boolean => MapSearch.useSelector((snapshot) => snapshot.hasTag('drawing'))
export const useIsEditing = (): boolean => MapSearch.useSelector((snapshot) => snapshot.hasTag('editing'))
export const useIsApplying = (): boolean => MapSearch.useSelector((snapshot) => snapshot.matches({ area: 'applying' }))
export const useDrawnCorners = (): LatLong[] => MapSearch.useSelector(({ context }) => context.corners)
export const useShapeProblem = (): ShapeProblem | null => MapSearch.useSelector(({ context }) => context.problem)

/** What a view may tell the map's machine; the same object for its whole life. */
export function useMapSearchCommands() {
  const actor = MapSearch.useActorRef()
  return useMemo(
    () => ({
      moveMap: (area: MapArea) => actor.send({ type: 'map.moved', area }),
      searchArea: () => actor.send({ type: 'area.searched' }),
      switchFollowing: () => actor.send({ type: 'following.switched' }),
      reloadPins: () => actor.send({ type: 'pins.wanted' }),
      startDrawing: (corners: LatLong[]) => actor.send({ type: 'drawing.started', corners }),
      repeatDrawing: () => actor.send({ type: 'drawing.repeated' }),
      abandonDrawing: () => actor.send({ type: 'drawing.abandoned' }),
      changeCorners: (corners: LatLong[]) => actor.send({ type: 'corners.changed', corners }),
      applyShape: () => actor.send({ type: 'shape.applied' }),
    }),
    [actor],
  )
}
