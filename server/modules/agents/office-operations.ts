import type { AskGraph } from '#server/platform/rest/graph.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { agentDocuments } from './agent-documents.ts'
import type { AgentsParts } from './agents-services.ts'
import { companiesOfState, countCompanies, officesOfCompany } from './companies.queries.ts'

type OfficeOperation = 'findOffices' | 'getOffice' | 'listCompanies' | 'listOfficesOfCompany'

/** Offices and companies, answered by the graph where it knows them (docs/product.md, section 25). */
export const officeOperations = (services: AgentsParts, ask: AskGraph): Operations<OfficeOperation> => {
  const { database } = services
  return {
    findOffices: async ({ query: { location, state, query = '', order, skip, take } }) => {
      const filter = { locationUri: location, stateCode: state, query }
      const found = await ask(agentDocuments.offices, { filter, order: order ?? 'results', paging: { skip, take } })
      if (found === null) throw notFound(nameOfMissing(location, undefined))
      return found
    },
    getOffice: async ({ params: { id } }) => {
      const known = await services.offices.office(id)
      const office = known === null ? null : await ask(agentDocuments.office, { uri: known.uri })
      if (office === null) throw notFound(`office ${id}`)
      return office
    },
    listCompanies: async ({ query: { stateId = null, skip, take } }) => ({
      total: await countCompanies(database, stateId),
      paging: { skip, take },
      results: await companiesOfState(database, stateId, { skip, take }),
    }),
    listOfficesOfCompany: async ({ params: { id }, query: { skip, take } }) => {
      const uris = await officesOfCompany(database, id)
      if (uris === null) throw notFound(`company ${id}`)
      const page = uris.slice(skip, skip + take)
      const offices = await Promise.all(page.map((uri) => ask(agentDocuments.officeInShort, { uri })))
      return { total: uris.length, paging: { skip, take }, results: offices.filter((office) => office !== null) }
    },
  }
}

/** What was asked for by name and is not there. */
export const nameOfMissing = (location: string | undefined, office: string | undefined): string =>
  [location && `location called ${location}`, office && `office called ${office}`].filter(Boolean).join(' or no ')
