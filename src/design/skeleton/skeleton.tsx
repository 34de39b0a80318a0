import { ratioBox } from '#src/design/picture/picture.css.ts'
import { skeleton } from './skeleton.css.ts'
import { classNames } from '#src/design/class-names.ts'

type Props = {
  /** A line of the text around it, a control, or a block of the given ratio. */
  shape?: 'line' | 'control' | 'block'
  width?: 'full' | 'most' | 'half' | 'quarter'
  ratio?: '3:2' | '4:3' | '16:9' | '1:1'
  className?: string
}

/** A placeholder for content that is loading. The element around it carries `aria-busy`. */
export function Skeleton({ shape, width, ratio, className }: Props) {
  const box = ratio && ratioBox({ ratio })
  return (
    <span
      aria-hidden="true"
      className={classNames(skeleton({ shape: ratio ? 'block' : shape, width }), box, className)}
    />
  )
}
