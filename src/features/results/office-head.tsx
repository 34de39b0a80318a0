import PhoneIcon from 'lucide-react/icons/phone'
import { searchModeNames, searchModes } from '#domain/lookups/search-modes.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { OfficeHeadDocument } from '#src/api/generated/documents/office-head.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { NavigationLink } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { OfficePeople } from './office-people.tsx'
import * as styles from './results.css.ts'
import { officeCopy } from './office.copy.ts'

export const officeHeadQuery = (execute: ExecuteDocument, uri: string) =>
  documentQuery(execute, OfficeHeadDocument, { uri })

/** Whose homes these are: brand, name, address, how to call, and the ways to the office's other homes. */
export function OfficeHead({ parameters }: { parameters: SearchParameters }) {
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
          {office.isClosed && <Text weight="strong">{officeCopy.closed}</Text>}
        </Stack>
        {office.phone && !office.isClosed && (
          <ButtonLink href={`tel:${office.phone.replaceAll(/[^\d+]/g, '')}`} variant="secondary" icon={PhoneIcon}>
            {office.phone}
          </ButtonLink>
        )}
      </Inline>
      <Inline as="nav" aria-label={officeCopy.homes(office.name)} gap={16}>
        {searchModeNames.map((mode) => {
          const address = formatSearchUrl(defaultSearchParameters(mode, { officeUri }), { hasResults: true })
          return (
            searchModes[mode].officePathSuffix !== null &&
            address !== null && (
              <NavigationLink key={mode} href={address} isCurrent={mode === parameters.searchMode}>
                {officeCopy.tabs[mode]}
              </NavigationLink>
            )
          )
        })}
      </Inline>
      <OfficePeople office={office} />
    </Stack>
  )
}
