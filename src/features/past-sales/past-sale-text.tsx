import { propertyTypes } from '#domain/lookups/property-types.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { shortDayText } from '#domain/time/written-day.ts'
import type { PastSaleText_PastSaleFragment } from '#src/api/generated/graphql.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import { proofNames, saleCopy as copy } from './past-sales.copy.ts'

type Sale = PastSaleText_PastSaleFragment

/** "12 Smith Street, Fitzroy, VIC 3065". */
export const addressOf = ({ streetAddress, suburb }: Sale): string => `${streetAddress}, ${suburb.label}`

/** One past sale in words, with its proof where it may be seen. */
export function PastSaleText({ sale, headingLevel }: { sale: Sale; headingLevel: 2 | 3 }) {
  const { type, price, completedOn, propertyType, bedrooms, check } = sale
  const facts = [
    copy.completed(type, shortDayText(completedOn)),
    copy.price(type, formatDollars(price)),
    propertyTypes[propertyType].displayName,
    bedrooms === null ? '' : copy.bedrooms(bedrooms),
  ]
  return (
    <div>
      <Heading level={headingLevel} size="small">
        {addressOf(sale)}
      </Heading>
      <Text>{facts.filter(Boolean).join(' · ')}</Text>
      {check && <Text size="small">{copy.proof(proofNames[check.proofKind], check.proofReference)}</Text>}
    </div>
  )
}
