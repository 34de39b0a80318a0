import type { ComponentType } from 'react'

/** An icon of lucide-react, imported by itself: `import Bed from 'lucide-react/icons/bed-double'`. */
export type IconDrawing = ComponentType<{
  size?: number | string
  className?: string
  role?: string
  'aria-label'?: string
  'aria-hidden'?: 'true'
}>

type Props = { drawing: IconDrawing; label?: string; size?: 'small' | 'medium' | 'large' | 'huge'; className?: string }

const pixels = { small: 16, medium: 20, large: 24, huge: 48 }

/** An icon, named by its `label`; without one it is decorative and hidden from assistive technology. */
export function Icon({ drawing: Drawing, label, size = 'medium', className }: Props) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const)
  return <Drawing size={pixels[size]} className={className} {...meaning} />
}
