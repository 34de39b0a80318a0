import { useEffect, useState } from 'react'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { createBoundaryCache } from '#src/api/rest/boundary-cache.ts'
import { rest } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { MapOutline } from '#src/shared/map/map-outlines.ts'

const boundaries = createBoundaryCache((id) =>
  resultOf((signal) => rest.GET('/boundary/{id}', { params: { path: { id } }, signal })),
)

/** The outlines of the places that are searched; null while they are looked up, none of a place whose lookup fails. */
export function useSearchedOutlines(placeIds: readonly number[] | null): readonly MapOutline[] | null {
  const [found, setFound] = useState<{ key: string; outlines: readonly MapOutline[] } | null>(null)
  const key = placeIds === null ? null : placeIds.join(' ')
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const lookUp = async () => {
      const outlines = await outlinesOf(key === '' ? [] : key.split(' ').map(Number))
      if (isCurrent) setFound({ key, outlines })
    }
    void lookUp()
    return () => {
      isCurrent = false
    }
  }, [key])
  return found !== null && found.key === key ? found.outlines : null
}

async function outlinesOf(placeIds: readonly number[]): Promise<MapOutline[]> {
  const found = await Promise.all(placeIds.map((id) => boundaries.boundaryOf(id)))
  return found.flatMap((boundary) =>
    boundary === null
      ? []
      : [
          {
            id: String(boundary.locationId),
            polygons: readPolygons(boundary.wellKnownText),
            isApproximate: boundary.isApproximate,
          },
        ],
  )
}
