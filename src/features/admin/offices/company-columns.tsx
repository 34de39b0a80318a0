import { stateCodes } from '#domain/lookups/states.ts'
import { LEAST_OF_NAME } from '#domain/staff/manage-offices.ts'
import { formatCompanyUrl } from '#domain/staff/offices-url.ts'
import type { CompanyColumns_CompanyFragment, StaffCompanyFilter } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import type { StaffColumn, TableView } from '../table/table-view.ts'
import { officesCopy as copy } from './offices.copy.ts'

type ListedCompany = CompanyColumns_CompanyFragment

export const stateChoices = stateCodes.map((code) => ({ value: code, label: code }))

export const CompanyLink = ({ company: { id, name } }: { company: { id: number; name: string } }) => (
  <Link href={formatCompanyUrl(id)}>{name}</Link>
)

export const companyColumns: readonly StaffColumn<ListedCompany>[] = [
  {
    id: 'name',
    title: copy.columns.name,
    value: ({ name }) => name,
    cell: (company) => <CompanyLink company={company} />,
    filter: 'text',
  },
  { id: 'number', title: copy.columns.number, value: ({ id }) => id },
  { id: 'state', title: copy.columns.state, value: ({ stateCode }) => stateCode, filter: stateChoices },
  { id: 'offices', title: copy.columns.offices, value: ({ officeCount }) => officeCount },
]

export function companyFilterOf({ filters: { name = '', state } }: TableView): StaffCompanyFilter | null {
  if (!isLongEnough(name)) return null
  return { name, ...(state !== undefined && { stateCode: stateCodes.find((code) => code === state) }) }
}

/** Whether a name that is looked for may be asked of the server. */
export const isLongEnough = (text: string): boolean => text === '' || [...text].length >= LEAST_OF_NAME
