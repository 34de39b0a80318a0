import { forecastText } from '#domain/alerts/alert-forecast.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { Text } from '#src/design/text/text.tsx'

type Props = { searchMode: SearchMode; foundInFourWeeks: number | undefined }

/** How many homes the alert would find a week; nothing until that is known. */
export function AlertForecast({ searchMode, foundInFourWeeks }: Props) {
  return (
    <div role="status">
      {foundInFourWeeks !== undefined && <Text weight="strong">{forecastText(foundInFourWeeks, searchMode)}</Text>}
    </div>
  )
}
