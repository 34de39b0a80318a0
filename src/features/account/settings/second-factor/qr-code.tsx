import { useMemo } from 'react'
import { encode } from 'uqr'
import * as styles from './second-factor.css.ts'

/** Light modules that cameras want around a code. */
const QUIET_ZONE = 4

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawingOf(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function drawingOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: QUIET_ZONE })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
