import type { MockPortal } from '../../portal.ts'
import { topicsOf } from '../questions.ts'
import { missing } from './listing-operations.ts'
import type { RestOperations } from './operation.ts'

export function questionOperations({ world }: MockPortal): RestOperations<'getLocationTopics'> {
  return {
    getLocationTopics: ({ params: { id }, query }) => {
      const place = world.places.getAll().find((each) => each.id === id)
      if (place === undefined) throw missing(`location ${id}`)
      return { locationId: id, paging: { skip: query.skip, take: query.take }, ...topicsOf(world, place, query) }
    },
  }
}
