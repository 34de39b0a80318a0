import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { locationPros } from './location-pros.ts'
import type { OverviewParts } from './overview-parts.ts'

const SHOWN_POINTS = 20

/** What speaks for a location by the figures of the portal and by its reviews. */
export const overviewOperations = (services: OverviewParts): Operations<'getLocationPros'> => ({
  getLocationPros: async ({ params: { id } }) => {
    const place = await services.places.byId(id)
    if (place === null) throw notFound(`location ${id}`)
    const [pros, said] = await Promise.all([locationPros(place, services), services.locationReviews.points(id)])
    return {
      locationId: id,
      pros,
      reviewPros: said.pros.slice(0, SHOWN_POINTS),
      reviewCons: said.cons.slice(0, SHOWN_POINTS),
    }
  },
})
