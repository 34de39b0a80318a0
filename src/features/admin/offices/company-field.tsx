import { ListedCompaniesDocument } from '#src/api/generated/documents/listed-companies.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { NamedField, type NamedFieldProps, useTyping } from './named-field.tsx'
import { officesCopy as copy } from './offices.copy.ts'

const MOST_COMPANIES = 8

/** A company, chosen by its name. */
export function CompanyField(props: NamedFieldProps) {
  const typing = useTyping(props.chosen)
  const { data } = useDocumentQuery(
    ListedCompaniesDocument,
    { filter: { name: typing.name }, paging: { skip: 0, take: MOST_COMPANIES } },
    { isEnabled: typing.isAsking, keepsPrevious: true },
  )
  const answer = data?.staffCompanies.results.map((company) => ({
    ...company,
    label: `${company.name}, ${company.stateCode}`,
  }))
  const words = { list: copy.companiesFound, none: copy.noCompanies }
  return <NamedField {...props} words={words} typing={typing} answer={answer} />
}
