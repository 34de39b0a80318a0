import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { searchFormCopy } from './search-form.copy.ts'
import { type AmountField, fields } from '#src/shared/search/filters/search-form-fields.ts'

type Props = { form: URLSearchParams; mode: SearchMode; unreadable: readonly AmountField[] }

/** The amounts of a form that cannot be read, as they were typed, to be put right; all else of the form stays as it was. */
export function UnreadableForm({ form, mode, unreadable }: Props) {
  const names = unreadable.map((field) => fields[field])
  const others = [...form].filter(([name]) => !names.some((each) => each === name))
  const kept = new Map(others.map(([name, value]) => [JSON.stringify([name, value]), { name, value }]))
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={searchFormCopy.checkAmounts} isIndexed={false} />
      <form action="/search" method="get" noValidate>
        <Stack gap={24}>
          <Heading level={1}>{searchFormCopy.checkAmounts}</Heading>
          <Text size="lead">{searchFormCopy.restIsKept}</Text>
          {[...kept].map(([key, field]) => (
            <input key={key} type="hidden" {...field} />
          ))}
          {unreadable.map((field) => (
            <TextField
              key={field}
              name={fields[field]}
              label={searchFormCopy.amounts[field]}
              defaultValue={form.get(fields[field]) ?? ''}
              error={searchFormCopy.unreadable(form.get(fields[field]) ?? '', examplesOf(field, mode))}
            />
          ))}
          <div>
            <Button type="submit">{searchFormCopy.search}</Button>
          </div>
        </Stack>
      </form>
    </Container>
  )
}

function examplesOf(field: AmountField, mode: SearchMode): string {
  const { examples } = searchFormCopy
  if (field.startsWith('price')) return mode === 'rent' || mode === 'leased' ? examples.rent : examples.price
  return field.startsWith('land') ? examples.area : examples.length
}
