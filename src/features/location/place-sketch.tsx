import type { LatLong } from '#domain/geo/lat-long.ts'
import type { PolygonRings } from '#domain/geo/well-known-text.ts'
import { classNames } from '#src/design/components/class-names.ts'
import type { Overview } from './overview.ts'
import * as styles from './place-map.css.ts'
import { boundsAround, isOnPaper, namesApart, projectionFor, type SketchPoint, sketchSize } from './sketch.ts'

type Props = {
  location: Overview['location']
  nearby: Overview['nearbySuburbs']
  polygons: readonly PolygonRings[]
}

/** The outline of a place among the suburbs around, drawn on the server. */
export function PlaceSketch({ location, nearby, polygons }: Props) {
  const bounds = boundsAround([location.latLong, ...polygons.flat(2)])
  if (bounds === null) return null
  const project = projectionFor(bounds)
  const own = { name: location.name, ...project(location.latLong) }
  const around = nearby.map(({ location: { name, latLong } }) => ({ name, ...project(latLong) }))
  const [, ...shown] = namesApart([own, ...around.filter(isOnPaper)])
  return (
    <svg
      viewBox={`0 0 ${sketchSize.width} ${sketchSize.height}`}
      role="img"
      aria-label={descriptionOf(location.name, shown)}
      className={styles.sketch}
    >
      <path
        d={polygons
          .flat()
          .map((ring) => pathOf(ring, project))
          .join('')}
        className={classNames(styles.outline, location.boundary.isApproximate && styles.isApproximate)}
      />
      {shown.map(({ name, x, y }) => (
        <g key={`${name} ${x} ${y}`}>
          <circle cx={x} cy={y} r={2.5} className={styles.dot} />
          <text x={x} y={y - 6} textAnchor="middle" className={styles.name}>
            {name}
          </text>
        </g>
      ))}
      <circle cx={own.x} cy={own.y} r={4} className={styles.ownDot} />
      <text x={own.x} y={own.y - 9} textAnchor="middle" className={styles.ownName}>
        {own.name}
      </text>
    </svg>
  )
}

const pathOf = (ring: readonly LatLong[], project: (point: LatLong) => SketchPoint): string =>
  `M${ring
    .map(project)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`

function descriptionOf(name: string, around: readonly { name: string }[]): string {
  const names = around.map((suburb) => suburb.name).join(', ')
  return names === '' ? `Sketch of ${name}` : `Sketch of ${name} with the suburbs around: ${names}`
}
