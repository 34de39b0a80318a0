import { standingOfOffice } from '#domain/staff/manage-offices.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { OfficeDetailsInput } from '#server/generated/schema-types.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { belongingsOf, peopleOf } from './office-belongings.queries.ts'
import type { StaffOfficesContext } from './staff-offices-services.ts'

export const staffOfficeResolvers: Pick<Resolvers<StaffOfficesContext>, 'StaffOffice'> = {
  StaffOffice: {
    async suburb({ id, suburbId }, _arguments, { services }) {
      const suburb = await services.places.byId(suburbId)
      if (suburb === null) throw new Error(`Office ${id} has no suburb`)
      return suburb
    },
    standing: ({ mergedIntoId, closedAt }) => standingOfOffice({ mergedIntoId, isClosed: closedAt !== null }),
    people: ({ id }, _arguments, { services }) => peopleOf(services.database, id),
    belongings: ({ id }, _arguments, { services }) => belongingsOf(services.database, id),
    closedAt: ({ closedAt }) => closedAt?.toISOString() ?? null,
  },
}

type Queries = 'staffCompanies' | 'staffCompany' | 'staffOffice' | 'staffOffices'

export const staffOfficeQueries: Pick<QueryResolvers<StaffOfficesContext>, Queries> = {
  staffOffices: async (_parent, { filter, order, paging }, context) => {
    const { id = null, stateCode = null, companyId = null, standing = null, ...texts } = filter
    const wanted = { ...texts, id, stateCode, companyId, standing }
    return context.services.foundOffices.offices(await requireMember(context), wanted, { order, ...paging })
  },
  staffOffice: async (_parent, { id }, context) =>
    context.services.foundOffices.office(await requireMember(context), id),
  staffCompanies: async (_parent, { filter: { name, stateCode = null }, paging }, context) =>
    context.services.foundOffices.companies(await requireMember(context), { name, stateCode }, paging),
  staffCompany: async (_parent, { id }, context) =>
    context.services.foundOffices.company(await requireMember(context), id),
}

type Mutations = 'actOnOffice' | 'actOnOfficeAgent' | 'mergeCompany' | 'saveCompany' | 'saveOffice'

export const staffOfficeMutations: Pick<MutationResolvers<StaffOfficesContext>, Mutations> = {
  saveOffice: async (_parent, { input }, context) => {
    const { officeId = null, office, idempotencyKey = null, ...saving } = input
    const asked = { ...saving, officeId, idempotencyKey, details: detailsOf(office) }
    return context.services.savedOffices.save(await requireMember(context), asked)
  },
  actOnOffice: async (_parent, { input: { intoId = null, ...acting } }, context) => ({
    office: await context.services.officeActs.act(await requireMember(context), { ...acting, intoId }),
  }),
  mergeCompany: async (_parent, { input }, context) => ({
    company: await context.services.officeActs.mergeCompany(await requireMember(context), input),
  }),
  actOnOfficeAgent: async (_parent, { input: { toId = null, ...acting } }, context) => ({
    office: await context.services.officePeople.act(await requireMember(context), { ...acting, toId }),
  }),
  saveCompany: async (_parent, { input }, context) => {
    const { companyId = null, company: details, idempotencyKey = null, ...saving } = input
    return context.services.savedCompanies.save(await requireMember(context), {
      ...saving,
      companyId,
      idempotencyKey,
      details,
    })
  },
}

const detailsOf = ({ companyId = null, ...office }: OfficeDetailsInput) => ({ ...office, companyId })
