import { agents } from '#server/modules/agents/agents-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { foundOffices } from './found-offices.ts'
import { officeActs } from './office-acts.ts'
import { officePeople } from './office-people.ts'
import { savedCompanies } from './saved-companies.ts'
import { savedOffices } from './saved-offices.ts'
import { staffOfficeMutations, staffOfficeQueries, staffOfficeResolvers } from './staff-office-resolvers.ts'
import { staffOffices } from './staff-offices-services.ts'

type StaffOfficesSettings = {
  /** Scheme and host for links in mails. */
  origin?: string | undefined
}

/** Offices and their companies, for staff. */
export const staffOfficesModule = ({ origin = 'http://localhost' }: StaffOfficesSettings) =>
  defineModule({
    name: staffOffices,
    dependsOn: [locations, listings, offices, agents, staff],
    services: (parts) => ({
      foundOffices: foundOffices(parts.database),
      savedOffices: savedOffices({ ...parts, origin }),
      savedCompanies: savedCompanies(parts),
      officeActs: officeActs(parts),
      officePeople: officePeople(parts),
    }),
    resolvers: { ...staffOfficeResolvers, Query: staffOfficeQueries, Mutation: staffOfficeMutations },
  })
