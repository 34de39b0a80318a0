import LoaderCircleIcon from 'lucide-react/icons/loader-circle'
import { progressBar, spinner } from '../recipes/progress.css.ts'
import { Icon } from './icon.tsx'

/** Something is under way. Without a `label` it is a mere ornament of what names itself. */
export function Spinner({ label, size = 'large' }: { label?: string; size?: 'medium' | 'large' | 'huge' }) {
  return (
    <span className={spinner}>
      <Icon drawing={LoaderCircleIcon} label={label} size={size} />
    </span>
  )
}

type ProgressProps = { label: string; value: number; max?: number }

/** How far something has come: `value` of `max` (1 unless given). */
export function Progress({ label, value, max = 1 }: ProgressProps) {
  return <progress className={progressBar} aria-label={label} value={value} max={max} />
}
