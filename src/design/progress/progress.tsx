import LoaderCircleIcon from 'lucide-react/icons/loader-circle'
import { progressBar, spinner } from './progress.css.ts'
import { Icon } from '#src/design/icon/icon.tsx'

/** Something is in progress. Without a `label` it is decorative, for an element that has a name of its own. */
export function Spinner({ label, size = 'large' }: { label?: string; size?: 'medium' | 'large' | 'huge' }) {
  return (
    <span className={spinner}>
      <Icon drawing={LoaderCircleIcon} label={label} size={size} />
    </span>
  )
}

type ProgressProps = { label: string; value: number; max?: number }

/** The progress of something: `value` of `max` (1 unless given). */
export function Progress({ label, value, max = 1 }: ProgressProps) {
  return <progress className={progressBar} aria-label={label} value={value} max={max} />
}
