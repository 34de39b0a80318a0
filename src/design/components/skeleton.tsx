import { ratioBox } from '../recipes/picture.css.ts'
import { skeleton } from '../recipes/skeleton.css.ts'
import { classNames } from './class-names.ts'

type Props = {
  /** A line of the text around it, a control, or a block of the given ratio. */
  shape?: 'line' | 'control' | 'block'
  width?: 'full' | 'most' | 'half' | 'quarter'
  ratio?: '3:2' | '4:3' | '16:9' | '1:1'
  className?: string
}

/** Holds the place of what comes. What it is part of says `aria-busy`. */
export function Skeleton({ shape, width, ratio, className }: Props) {
  const box = ratio && ratioBox({ ratio })
  return (
    <span
      aria-hidden="true"
      className={classNames(skeleton({ shape: ratio ? 'block' : shape, width }), box, className)}
    />
  )
}
