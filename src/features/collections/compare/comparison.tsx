import PrinterIcon from 'lucide-react/icons/printer'
import { useState, useSyncExternalStore } from 'react'
import type { ComparisonTable_ListingFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { compareCopy as copy } from './compare.copy.ts'
import * as styles from './compare.css.ts'
import { comparisonRows } from './comparison-rows.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ownPoint, PointField } from './point-field.tsx'

/** The table with what it is asked to show. */
export function Comparison({ listings }: { listings: readonly ComparisonTable_ListingFragment[] }) {
  const [showsDifferences, setShowsDifferences] = useState(false)
  const point = useSyncExternalStore(ownPoint.onChange, ownPoint.read, () => null)
  const rows = comparisonRows(listings, point)
  const shown = showsDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows
  return (
    <Stack gap={24}>
      <div className={styles.tools}>
        <PointField />
        <CheckboxField
          label={copy.onlyDifferences}
          checked={showsDifferences}
          onChange={({ currentTarget }) => setShowsDifferences(currentTarget.checked)}
        />
        <Button variant="secondary" icon={PrinterIcon} onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
      <div role="status">{showsDifferences && shown.length === 0 && copy.noDifferences}</div>
      <ComparisonTable listings={listings} rows={shown} />
    </Stack>
  )
}
