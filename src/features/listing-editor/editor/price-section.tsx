import { useState } from 'react'
import { listingClassOf } from '#domain/listing-drafts/check-draft.ts'
import type { DraftSaleMethod, PriceStatement } from '#domain/listing-drafts/listing-draft.ts'
import { type PriceRule, priceRuleOf } from '#domain/listing-drafts/price-rules.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Grid, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { DraftText, EditorSection, fieldId } from './draft-fields.tsx'
import { editorCopy as copy } from './editor.copy.ts'
import { saleMethods } from './persisted-draft.ts'
import { useContent, useEditorCommands, useProblem } from './listing-editor.provider.tsx'
import { placeOfDraft } from './suburb-of-draft.ts'

/** The price, in the ways that the state lets it be stated. */
export function PriceSection() {
  const { listingType } = useContent()
  return (
    <EditorSection title={copy.sections.price}>
      {listingType === 'rental' ? <RentFields /> : <SaleFields />}
    </EditorSection>
  )
}

const RentFields = () => (
  <Grid columns={{ mobile: 1, tablet: 3 }}>
    <DraftText name="price" label={copy.rent} hint={copy.rentHint} />
    <DraftText name="bond" label={copy.bond} hint={copy.bondHint} isOptional />
    <DraftText name="availableOn" label={copy.availableOn} hint={copy.availableOnHint} type="date" isOptional />
  </Grid>
)

/** The rules of the state for what is typed so far, by how it is sold. */
function usePriceRules(): { ruleOf: (saleMethod: DraftSaleMethod | null) => PriceRule; stateCode: StateCode | null } {
  const [now] = useState(() => new Date())
  const { listingType, propertyType, suburbUri } = useContent()
  const { stateCode, timeZone } = placeOfDraft(suburbUri)
  const home = { stateCode, listingType, listingClass: listingClassOf(propertyType) }
  return { ruleOf: (saleMethod) => priceRuleOf({ ...home, saleMethod }, calendarDateOf(now, timeZone)), stateCode }
}

function SaleFields() {
  const { saleMethod } = useContent()
  const { change } = useEditorCommands()
  const { ruleOf, stateCode } = usePriceRules()
  const rule = ruleOf(saleMethod)
  return (
    <>
      <SelectField
        id={fieldId('saleMethod')}
        name="saleMethod"
        label={copy.saleMethod}
        error={useProblem('saleMethod')}
        options={[
          ...(saleMethod === null ? [{ value: '', label: copy.chooseSaleMethod }] : []),
          ...saleMethods.map((value) => ({ value, label: copy.saleMethods[value] })),
        ]}
        value={saleMethod ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = saleMethods.find((method) => method === currentTarget.value) ?? null
          const [only, ...others] = ruleOf(chosen).statements
          const isDecided = only !== undefined && others.length === 0
          change({ saleMethod: chosen, ...(isDecided ? { priceStatement: only } : {}) })
        }}
      />
      <Statements rule={rule} />
      <Figures rule={rule} />
      <RuleHints rule={rule} stateCode={stateCode} />
    </>
  )
}

function Statements({ rule }: { rule: PriceRule }) {
  const { priceStatement } = useContent()
  const error = useProblem('priceStatement')
  const { change } = useEditorCommands()
  const isAllowed = rule.statements.includes(priceStatement)
  return (
    <FieldGroup
      id={fieldId('priceStatement')}
      label={copy.priceStatement}
      error={isAllowed ? error : copy.priceRules.notAllowed(copy.priceStatements[priceStatement])}
    >
      <div>
        {rule.statements.map((statement) => (
          <CheckboxField
            key={statement}
            type="radio"
            name="priceStatement"
            label={copy.priceStatements[statement]}
            checked={statement === priceStatement}
            onChange={() => change({ priceStatement: statement })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

const figureLabels: Readonly<Record<Exclude<PriceStatement, 'words'>, string>> = {
  fixed: copy.price,
  range: copy.priceFrom,
  over: copy.priceOver,
}

function Figures({ rule }: { rule: PriceRule }) {
  const { priceStatement } = useContent()
  if (!rule.statements.includes(priceStatement)) return null
  if (priceStatement === 'words')
    return <DraftText name="priceWords" label={copy.priceWords} hint={copy.priceWordsHint} />
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }}>
      <DraftText name="price" label={figureLabels[priceStatement]} hint={copy.priceHint} />
      {priceStatement === 'range' && <DraftText name="priceTo" label={copy.priceTo} hint={copy.priceHint} />}
    </Grid>
  )
}

function RuleHints({ rule, stateCode }: { rule: PriceRule; stateCode: StateCode | null }) {
  const { statement } = useContent()
  const hints = hintsOf({ ...rule, needsStatement: rule.needsStatement && statement === null }, stateCode)
  return (
    <Stack gap={4}>
      {hints.map((hint) => (
        <Text key={hint} size="small" tone="inkSoft">
          {hint}
        </Text>
      ))}
    </Stack>
  )
}

function hintsOf(
  { statements, widestRangePercent, needsStatement, laws }: PriceRule,
  stateCode: StateCode | null,
): string[] {
  const { priceRules } = copy
  if (stateCode === null) return [priceRules.chooseSuburb]
  const isWithoutPrice = statements.length === 1
  return [
    ...(isWithoutPrice ? [priceRules.noPrice] : []),
    ...(widestRangePercent === null ? [] : [priceRules.range(stateCode, widestRangePercent)]),
    ...(isWithoutPrice || statements.includes('over') ? [] : [priceRules.noOver(stateCode)]),
    ...(needsStatement ? [priceRules.statement] : []),
    ...(laws.length > 0 ? [priceRules.laws(laws)] : []),
  ]
}
