import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { locationPros } from './location-pros.ts'
import type { OverviewParts } from './overview-parts.ts'

/** What the figures of the portal say for a location. */
export const overviewOperations = (services: OverviewParts): Operations<'getLocationPros'> => ({
  getLocationPros: async ({ params: { id } }) => {
    const place = await services.places.byId(id)
    if (place === null) throw notFound(`location ${id}`)
    return { locationId: id, pros: await locationPros(place, services) }
  },
})
