import type { DraftContent } from '#domain/listing-drafts/listing-draft.ts'
import type { Elements } from '#src/design/elements.ts'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import * as styles from './editor.css.ts'
import { useContent, useEditorCommands, useProblem } from './listing-editor.provider.tsx'

type TextName = { [Name in keyof DraftContent]: string extends DraftContent[Name] ? Name : never }[keyof DraftContent]

/** How much each field takes; what is too long to be published is told then (schema/graphql/listing-draft.graphql). */
const longest: Readonly<Record<TextName, number>> = {
  streetAddress: 200,
  suburbUri: 200,
  bedrooms: 20,
  bathrooms: 20,
  carSpaces: 20,
  landSize: 30,
  buildingSize: 30,
  title: 300,
  description: 20_000,
  price: 60,
  priceTo: 60,
  priceWords: 200,
  bond: 60,
  availableOn: 20,
  auctionDay: 20,
  auctionTime: 20,
  auctionPlace: 200,
}

/** The id of the control of a field. */
export const fieldId = (field: string): string => `listing-${field}`

type Props = {
  name: TextName
  label: string
  hint?: string | undefined
  isOptional?: boolean
  type?: 'text' | 'date' | 'time'
  inputMode?: 'text' | 'numeric' | 'decimal'
}

/** One text of the draft, as it was typed. */
export function DraftText({ name, label, hint, isOptional = false, type = 'text', inputMode }: Props) {
  const value = useContent()[name]
  const error = useProblem(name)
  const { change } = useEditorCommands()
  return (
    <TextField
      id={fieldId(name)}
      name={name}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      type={type}
      inputMode={inputMode}
      maxLength={type === 'text' ? longest[name] : undefined}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
}

/** A text of several lines. */
export function DraftLines({ name, label, hint, rows }: Pick<Props, 'name' | 'label' | 'hint'> & { rows: number }) {
  const value = useContent()[name]
  const error = useProblem(name)
  const { change } = useEditorCommands()
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          {...wiring}
          name={name}
          rows={rows}
          maxLength={longest[name]}
          className={control()}
          value={value}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  )
}

/** One section of the form. */
export const EditorSection = ({ title, children }: { title: string; children: Elements }) => (
  <section aria-label={title} className={styles.section}>
    <Stack gap={16}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {children}
    </Stack>
  </section>
)
