import { ListedOfficesDocument } from '#src/api/generated/documents/listed-offices.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { NamedField, type NamedFieldProps, useTyping } from './named-field.tsx'
import { officesCopy as copy } from './offices.copy.ts'

const MOST_OFFICES = 8

/** An office that is open, chosen by its name. */
export function OfficeField(props: NamedFieldProps) {
  const typing = useTyping(props.chosen)
  const { data } = useDocumentQuery(
    ListedOfficesDocument,
    {
      filter: { name: typing.name, suburb: '', company: '', standing: 'open' },
      order: 'name',
      paging: { skip: 0, take: MOST_OFFICES },
    },
    { isEnabled: typing.isAsking, keepsPrevious: true },
  )
  const answer = data?.staffOffices.results.map(({ id, name, suburb }) => ({
    id,
    name,
    label: `${name}, ${suburb.name} ${suburb.stateCode}, No. ${id}`,
  }))
  const words = { list: copy.officesFound, none: copy.noOffices }
  return <NamedField {...props} words={words} typing={typing} answer={answer} />
}
