import type { MockPortal } from '../../portal.ts'
import { compare } from '../../search/find-agents.ts'
import { officesView } from '../agents.ts'
import { successorOf } from '../office-of-agent.ts'
import { officeView } from '../offices.ts'
import { placeById } from '../place-words.ts'
import { missing } from './listing-operations.ts'
import type { RestOperations } from './operation.ts'

type OfficeOperation = 'findOffices' | 'getOffice' | 'listCompanies' | 'listOfficesOfCompany'

export function officeOperations({ world }: MockPortal): RestOperations<OfficeOperation> {
  const openOffices = () => world.offices.getAll().filter(({ mergedIntoId }) => mergedIntoId === null)
  return {
    findOffices: ({ query: { location, state, query = '', order, skip, take } }) => {
      const filter = { locationUri: location, stateCode: state, query }
      return found(officesView(world, { filter, order: order ?? 'results', paging: { skip, take } }))
    },
    getOffice: ({ params: { id } }) => {
      const office = world.offices.getAll().find((each) => each.id === id)
      if (office === undefined) throw missing(`office ${id}`)
      return officeView(world, successorOf(world.offices.getAll(), office))
    },
    listCompanies: ({ query: { stateId, skip, take } }) => {
      const offices = openOffices()
      const firsts = world.offices.getAll().filter(({ id, companyId }) => id === companyId)
      const companies = firsts
        .map(({ companyId, companyName, suburbId }) => ({
          id: companyId,
          name: companyName,
          stateCode: placeById(world, suburbId).stateCode,
          officeCount: offices.filter((each) => each.companyId === companyId).length,
        }))
        .filter(({ stateCode, officeCount }) => officeCount > 0 && (stateId === undefined || stateCode === stateId))
        .sort((left, right) => compare(left.name, right.name))
      return { total: companies.length, paging: { skip, take }, results: companies.slice(skip, skip + take) }
    },
    listOfficesOfCompany: ({ params: { id }, query: { skip, take } }) => {
      if (!world.offices.getAll().some(({ companyId }) => companyId === id)) throw missing(`company ${id}`)
      const own = openOffices()
        .filter(({ companyId }) => companyId === id)
        .sort((left, right) => compare(left.name, right.name))
      const results = own.slice(skip, skip + take).map((office) => officeView(world, office))
      return { total: own.length, paging: { skip, take }, results }
    },
  }
}

/** A view of what was asked for by name; null is answered 404. */
export function found<View>(view: View | null): View {
  if (view === null) throw missing('location or office of this name')
  return view
}
