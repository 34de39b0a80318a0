import PhoneIcon from 'lucide-react/icons/phone'
import { searchModeNames, searchModes } from '#domain/lookups/search-modes.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { OfficeHeadDocument } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { ButtonLink } from '#src/design/components/button.tsx'
import { NavigationLink } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Text } from '#src/design/components/text.tsx'
import { Photo } from '#src/property/photo/photo.tsx'
import * as styles from './results.css.ts'

export const officeHeadQuery = (execute: ExecuteDocument, uri: string) =>
  documentQuery(execute, OfficeHeadDocument, { uri })

const tabs = { buy: 'For sale', rent: 'For rent', sold: 'Sold', leased: 'Leased' } as const

/** Whose homes these are: brand, name, address, how to call, and the ways to the office's other homes. */
export default function OfficeHead({ parameters }: { parameters: SearchParameters }) {
  const officeUri = parameters.locationSearchContext.officeUri ?? ''
  const { data } = useDocumentQuery(OfficeHeadDocument, { uri: officeUri })
  const office = data?.office
  if (!office) return null
  return (
    <Stack gap={12} paddingTop={24}>
      <svg width="100%" height="6" aria-hidden="true">
        <rect width="100%" height="6" rx="3" fill={office.brandColour} />
      </svg>
      <Inline gap={16}>
        {office.logo && (
          <div className={styles.officeLogo}>
            <Photo photo={office.logo} widths={[160, 320]} sizes="72px" ratio="1:1" corners="soft" isDecorative />
          </div>
        )}
        <Stack gap={0} flexGrow={1}>
          <Text size="lead" weight="strong">
            {office.name}
          </Text>
          <Text size="small" tone="inkSoft">
            {office.address}
          </Text>
        </Stack>
        {office.phone && (
          <ButtonLink href={`tel:${office.phone.replaceAll(/[^\d+]/g, '')}`} look="secondary" icon={PhoneIcon}>
            {office.phone}
          </ButtonLink>
        )}
      </Inline>
      <Inline as="nav" aria-label={`Homes of ${office.name}`} gap={16}>
        {searchModeNames.map((mode) => {
          const address = writeSearchAddress(defaultSearchParameters(mode, { officeUri }), { hasResults: true })
          return (
            searchModes[mode].officePathSuffix !== null &&
            address !== null && (
              <NavigationLink key={mode} href={address} isCurrent={mode === parameters.searchMode}>
                {tabs[mode]}
              </NavigationLink>
            )
          )
        })}
      </Inline>
    </Stack>
  )
}
