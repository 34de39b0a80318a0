/** Street tiles that the portal serves; the server says so at /map/streets.json. */
export type StreetTiles = { path: string; scheme: 'protomaps' | 'openmaptiles'; maxZoom: number; attribution: string }

let asked: Promise<StreetTiles | null> | null = null

/** The street tiles of the portal; null where none were imported, or nobody answers. Asked once for a page. */
export function streetTiles(): Promise<StreetTiles | null> {
  asked ??= fetch('/map/streets.json')
    .then(async (answer) => (answer.ok ? streetTilesOf(await answer.json()) : null))
    .catch(() => {
      asked = null
      return null
    })
  return asked
}

function streetTilesOf(answer: unknown): StreetTiles | null {
  if (typeof answer !== 'object' || answer === null) return null
  // Every value is checked below.
  const { path, scheme, maxZoom, attribution } = answer as Partial<Record<keyof StreetTiles, unknown>>
  const isScheme = scheme === 'protomaps' || scheme === 'openmaptiles'
  if (typeof path !== 'string' || !isScheme || typeof maxZoom !== 'number' || typeof attribution !== 'string')
    return null
  return { path, scheme, maxZoom, attribution }
}
