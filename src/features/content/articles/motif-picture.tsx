import type { ArticleMotif } from '#domain/content/article-types.ts'
import { classNames } from '#src/design/class-names.ts'
import { motifFills, motifFrame } from './articles.css.ts'
import { type MotifShape, motifs } from './motif-shapes.ts'

/** The drawn picture of an article, in the colours of the theme; it says nothing that the words do not say. */
export function MotifPicture({ motif, className }: { motif: ArticleMotif; className?: string }) {
  const { ground, shapes } = motifs[motif]
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames(motifFrame, className)}
    >
      <rect width="160" height="90" className={motifFills[ground]} />
      {shapes.map((shape, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the shapes of a picture never change place
        <Shape key={place} shape={shape} />
      ))}
    </svg>
  )
}

function Shape({ shape }: { shape: MotifShape }) {
  const className = motifFills[shape.fill]
  if ('path' in shape) return <path d={shape.path} className={className} />
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle
    return <circle cx={cx} cy={cy} r={r} className={className} />
  }
  const [x, y, width, height, rx] = shape.rectangle
  return <rect x={x} y={y} width={width} height={height} rx={rx} className={className} />
}
