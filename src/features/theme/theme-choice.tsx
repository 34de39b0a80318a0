import { SegmentedControl } from '#src/design/components/segmented-control.tsx'
import { withScript } from './theme-choice.css.ts'

const options = [
  { value: 'system', label: 'As my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Which theme the portal has. The choice is known to the browser only: drive-theme-choice.ts shows and keeps it. */
export function ThemeChoice() {
  return (
    <div className={withScript} data-theme-choice>
      <SegmentedControl label="Theme" isLabelHidden name="theme" options={options} defaultValue="system" />
    </div>
  )
}
