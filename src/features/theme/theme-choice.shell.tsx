import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import type { ShellPart } from '#src/shared/runtime/define-feature.ts'
import { themeCopy } from './theme.copy.ts'
import { withScript } from './theme-choice.shell.css.ts'

const options = [
  { value: 'system', label: themeCopy.system },
  { value: 'light', label: themeCopy.light },
  { value: 'dark', label: themeCopy.dark },
]

/** Which theme the portal has. The choice is known to the browser only: theme.island.ts shows and keeps it. */
function ThemeChoice() {
  return (
    <div className={withScript} data-theme-choice>
      <SegmentedControl label={themeCopy.theme} isLabelHidden name="theme" options={options} defaultValue="system" />
    </div>
  )
}

export default { place: 'footer', View: ThemeChoice } satisfies ShellPart
