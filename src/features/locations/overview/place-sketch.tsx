import { useId } from 'react'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { PolygonRings } from '#domain/geo/well-known-text.ts'
import type { PlaceSketch_LocationFragment, PlaceSketch_NearbyFragment } from '#src/api/generated/graphql.ts'
import * as styles from './place-map.css.ts'
import { boxOf, isOnPaper, namesApart, projectionFor, type SketchPoint, sketchSize } from './sketch.ts'
import { locationCopy } from './location.copy.ts'

type Props = {
  location: PlaceSketch_LocationFragment
  nearby: readonly PlaceSketch_NearbyFragment[]
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
      aria-label={locationCopy.map.sketch(location.name, shown.map(({ name }) => name).join(', '))}
      className={styles.sketch}
    >
      {location.boundary.isApproximate ? (
        <Shade points={polygons.flat(2).map(project)} />
      ) : (
        <path
          d={polygons
            .flat()
            .map((ring) => pathOf(ring, project))
            .join('')}
          className={styles.outline}
        />
      )}
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

/** Darkest in the middle and without an edge, for nobody states where the place ends. */
function Shade({ points }: { points: readonly SketchPoint[] }) {
  const id = useId()
  const box = boxOf(points)
  if (box === null) return null
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopOpacity="0.45" className={styles.shadeColour} />
        <stop offset="1" stopOpacity="0" className={styles.shadeColour} />
      </radialGradient>
      <ellipse {...box} fill={`url(#${id})`} />
    </>
  )
}

const pathOf = (ring: readonly LatLong[], project: (point: LatLong) => SketchPoint): string =>
  `M${ring
    .map(project)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`
