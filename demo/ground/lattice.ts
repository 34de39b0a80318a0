import type { Random } from '#demo/data/random/random.ts'
import type { Line, Spot } from './flat-ground.ts'
import type { StreetPattern } from './street-pattern.ts'

export type LatticeStreet = { kind: 'main' | 'street' | 'court' | 'lane'; line: Line }

export type Lattice = { streets: LatticeStreet[]; parks: Line[] }

type Options = {
  random: Random
  pattern: StreetPattern
  radius: number
  /** How far the rows are turned. */
  turns: number
  /** How likely a piece of street is missing for where it lies: 1 off the ground of the suburb. */
  gapAt: (spot: Spot) => number
}

type Block = { south: number; north: number; west: number; east: number; isOnStreet: boolean }

/** Between the corners of a bent line. */
const STEP_METRES = 85
/** Pieces after which a street may go on under another name. */
const LONG_STREET = 9

/** The streets of a suburb: rows of blocks, bent and with gaps, by the pattern of its age. They end nowhere in particular. */
export function latticeOf(options: Options): Lattice {
  const { random, pattern, radius } = options
  const { depth, length } = pattern.block
  const columns = offsets(random, Math.ceil(radius / length) + 1, length)
  const rows = offsets(random, Math.ceil(radius / depth) + 1, depth)
  const turn = turned(options.turns)
  const along = bentLines(random, pattern, turn)
  const rowLines = rows.map((north) => columns.map((east) => ({ east, north })))
  const columnLines = columns.map((east) => rows.map((north) => ({ east, north })))
  const rowPieces = rowLines.map((line) => piecesOf(line.map(turn), options, pattern.gapShare))
  const columnPieces = columnLines.map((line) => piecesOf(line.map(turn), options, pattern.gapShare / 2))
  dropUnreached(rowPieces, columnPieces)
  const streetsOf = (lines: readonly Spot[][], pieces: readonly boolean[][]) =>
    lines.flatMap((line, index) =>
      runsOf(random, line, pieces[index] ?? []).map((corners): LatticeStreet => ({
        kind: isMain(line) ? 'main' : 'street',
        line: along(corners),
      })),
    )
  const streets = [...streetsOf(rowLines, rowPieces), ...streetsOf(columnLines, columnPieces)]
  const parks: Line[] = []
  for (const block of blocksOf(rows, columns, rowPieces)) {
    const inside = insideBlock(random, block, pattern)
    if (inside?.kind === 'park') parks.push(along(inside.corners))
    else if (inside) streets.push({ kind: inside.kind, line: along(inside.corners) })
  }
  return { streets, parks }
}

/** Offsets on both sides of 0, each about a distance further out. */
function offsets(random: Random, count: number, distance: number): number[] {
  const side = (sign: number) => {
    let metres = 0
    return Array.from({ length: count }, () => {
      metres += distance * random.between(0.86, 1.16)
      return metres * sign
    })
  }
  return [...side(-1).reverse(), 0, ...side(1)]
}

/** Whether a line leads through the centre. */
const isMain = (line: readonly Spot[]): boolean => line.some(({ east, north }) => east === 0 && north === 0)

/** Which pieces of a line between two crossings are there; the lines through the centre are whole. */
function piecesOf(line: readonly Spot[], { random, gapAt }: Options, gapShare: number): boolean[] {
  const least = isMain(line) ? 0 : gapShare
  const gaps = line.map(gapAt)
  return gaps.slice(1).map((gap, index) => !random.chance(Math.max(least, Math.min(gaps[index] ?? gap, gap))))
}

/** Drops the pieces to which no other leads from the centre. */
function dropUnreached(rowPieces: boolean[][], columnPieces: boolean[][]): void {
  const reached = rowPieces.map(() => new Set<number>())
  const open: [row: number, column: number][] = [[(rowPieces.length - 1) / 2, (columnPieces.length - 1) / 2]]
  for (let crossing = open.pop(); crossing; crossing = open.pop()) {
    const [row, column] = crossing
    if (reached[row]?.has(column) !== false) continue
    reached[row].add(column)
    if (rowPieces[row]?.[column] === true) open.push([row, column + 1])
    if (rowPieces[row]?.[column - 1] === true) open.push([row, column - 1])
    if (columnPieces[column]?.[row] === true) open.push([row + 1, column])
    if (columnPieces[column]?.[row - 1] === true) open.push([row - 1, column])
  }
  const keep = (pieces: boolean[], isReached: (at: number) => boolean) =>
    pieces.forEach((isThere, at) => (pieces[at] = isThere && isReached(at)))
  rowPieces.forEach((pieces, row) => keep(pieces, (column) => reached[row]?.has(column) === true))
  columnPieces.forEach((pieces, column) => keep(pieces, (row) => reached[row]?.has(column) === true))
}

/** The corners of the streets that the pieces of a line make. */
function runsOf(random: Random, line: readonly Spot[], pieces: readonly boolean[]): Spot[][] {
  const runs: Spot[][] = []
  let run: Spot[] = []
  line.forEach((corner, index) => {
    run.push(corner)
    const goesOn = pieces[index] === true
    if (goesOn && (run.length < LONG_STREET || !random.chance(0.3))) return
    if (run.length > 1) runs.push(run)
    run = goesOn ? [corner] : []
  })
  return runs
}

function blocksOf(rows: readonly number[], columns: readonly number[], rowPieces: readonly boolean[][]): Block[] {
  return rows.slice(1).flatMap((north, row) =>
    columns.slice(1).map((east, column) => ({
      south: rows[row] ?? north,
      north,
      west: columns[column] ?? east,
      east,
      isOnStreet: rowPieces[row]?.[column] === true,
    })),
  )
}

type Inside = { kind: 'park' | 'court' | 'lane'; corners: Spot[] }

const PARK_INSET = 9

/** A park, a dead end or a lane behind the houses; most blocks have none of them. */
function insideBlock(random: Random, block: Block, pattern: StreetPattern): Inside | null {
  const { south, north, west, east, isOnStreet } = block
  const { parkShare, courtShare, laneShare } = pattern
  const drawn = random.next()
  const across = west + (east - west) * random.between(0.3, 0.7)
  if (!isOnStreet) return null
  if (drawn < parkShare) {
    const [low, high, left, right] = [south + PARK_INSET, north - PARK_INSET, west + PARK_INSET, east - PARK_INSET]
    const corners = [at(left, low), at(right, low), at(right, high), at(left, high), at(left, low)]
    return { kind: 'park', corners }
  }
  if (drawn < parkShare + courtShare)
    return { kind: 'court', corners: [at(across, south), at(across, south + (north - south) * 0.62)] }
  if (drawn >= parkShare + courtShare + laneShare) return null
  const middle = (south + north) / 2
  return { kind: 'lane', corners: [at(west, middle), at(east, middle)] }
}

const at = (east: number, north: number): Spot => ({ east, north })

/** Draws straight lines as the ground bends them. */
function bentLines(
  random: Random,
  { bend }: StreetPattern,
  turn: (spot: Spot) => Spot,
): (corners: readonly Spot[]) => Line {
  const waves = Array.from({ length: 4 }, () => {
    const start = random.between(0, 2 * Math.PI)
    const over = (bend.over * random.between(0.75, 1.5)) / (2 * Math.PI)
    const zero = Math.sin(start)
    return (metres: number) => bend.metres * (Math.sin(metres / over + start) - zero)
  })
  const [first, second, third, fourth] = waves
  const bent = ({ east, north }: Spot): Spot => {
    const aside = (first?.(north) ?? 0) + 0.4 * (second?.(east) ?? 0)
    const ahead = (third?.(east) ?? 0) + 0.4 * (fourth?.(north) ?? 0)
    return turn({ east: east + aside, north: north + ahead })
  }
  return (corners) =>
    corners.flatMap((to, index) => {
      const from = corners[index - 1]
      if (from === undefined) return [bent(to)]
      const steps =
        bend.metres < 8 ? 1 : Math.ceil((Math.abs(to.east - from.east) + Math.abs(to.north - from.north)) / STEP_METRES)
      return Array.from({ length: steps }, (_, step) => {
        const share = (step + 1) / steps
        return bent({
          east: from.east + (to.east - from.east) * share,
          north: from.north + (to.north - from.north) * share,
        })
      })
    })
}

function turned(turns: number): (spot: Spot) => Spot {
  const [cosine, sine] = [Math.cos(turns * 2 * Math.PI), Math.sin(turns * 2 * Math.PI)]
  return ({ east, north }) => ({ east: east * cosine - north * sine, north: east * sine + north * cosine })
}
