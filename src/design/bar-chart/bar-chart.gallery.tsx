import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { BarChart } from './bar-chart.tsx'

const days = (values: readonly number[]) => values.map((value, index) => ({ label: `${index + 1} Nov`, value }))

export const galleryEntry: GalleryEntry = {
  title: 'BarChart',
  states: {
    'A week with a day of nothing': (
      <BarChart label="Visits from 1 to 7 November: 38 in all" bars={days([3, 5, 0, 4, 6, 12, 8])} mostLabel="12" />
    ),
    'Nothing at all': <BarChart label="Visits: none" bars={days([0, 0, 0, 0, 0, 0, 0])} mostLabel="0" />,
  },
}
