import type { Map as MapLibreMap } from 'maplibre-gl'
import ArrowUpIcon from 'lucide-react/icons/arrow-up'
import CrosshairIcon from 'lucide-react/icons/crosshair'
import TrashIcon from 'lucide-react/icons/trash-2'
import { useEffect, useId, useRef, useState } from 'react'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { LARGEST_SHAPE_CORNERS, LEAST_SHAPE_CORNERS } from '#domain/geo/shape.ts'
import type { ShapeProblem } from '#machines/map-search/map-search.machine.ts'
import { Button } from '#src/design/components/button.tsx'
import { Disclosure } from '#src/design/components/disclosure.tsx'
import { IconButton } from '#src/design/components/icon-button.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { TextField } from '#src/design/components/text-field.tsx'
import { readDegrees, withCorner, withCornerAt, withCornerEarlier, withoutCorner } from './corner-list.ts'
import { useDrawnCorners, useIsApplying, useMapSearchCommands, useShapeProblem } from './map-search.provider.tsx'
import * as styles from './shape-editor.css.ts'
import { useEscape } from './use-escape.ts'

const messages: Record<ShapeProblem, string> = {
  TOO_FEW: 'An area needs at least three corners.',
  TOO_MANY: `An area has at most ${LARGEST_SHAPE_CORNERS} corners. Remove some.`,
  CROSSING: 'The sides of the area cross each other. Move a corner, or change the order of the corners.',
  NO_AREA: 'These corners lie on a line. Move one of them.',
  UNREACHABLE: 'The area could not be searched. It is still here: try again.',
  TOO_LONG: 'This area is too detailed for an address. Remove some corners.',
}

/** The corners of a drawn shape as a list: for the keyboard, and for changes to the metre. */
export function ShapeEditor({ map }: { map: MapLibreMap }) {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const corners = useDrawnCorners()
  const problem = useShapeProblem()
  const isApplying = useIsApplying()
  const { changeCorners, applyShape, repeatDrawing, abandonDrawing } = useMapSearchCommands()
  useEscape(panel, abandonDrawing)
  // Who begins without a drawing needs the list at once.
  const [isListOpen] = useState(corners.length < LEAST_SHAPE_CORNERS)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const numbered = corners.map((corner, index) => ({ corner, index, number: index + 1 }))
  const centre = (): LatLong => ({ latitude: map.getCenter().lat, longitude: map.getCenter().lng })
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={headingId}>
      <Heading level={2} size="small" id={headingId}>
        Your area
      </Heading>
      <Text size="small" tone="inkSoft">
        Drag the corners on the map, or change them here. Arrow keys move the map.
      </Text>
      <Disclosure summary={`Corners (${corners.length})`} open={isListOpen}>
        <ol className={styles.corners}>
          {numbered.map(({ corner, index, number }) => (
            <Corner
              key={number}
              corner={corner}
              number={number}
              onMove={(moved) => changeCorners(withCornerAt(corners, index, moved))}
              onMoveToCentre={() => changeCorners(withCornerAt(corners, index, rounded(centre())))}
              onEarlier={() => changeCorners(withCornerEarlier(corners, index))}
              onRemove={() => changeCorners(withoutCorner(corners, index))}
            />
          ))}
        </ol>
        <Button size="small" look="secondary" onClick={() => changeCorners(withCorner(corners, centre()))}>
          Add a corner at the map’s centre
        </Button>
      </Disclosure>
      {problem !== null && <Notice tone="danger">{messages[problem]}</Notice>}
      <div className={styles.actions}>
        <Button size="small" isBusy={isApplying} onClick={applyShape}>
          Search this area
        </Button>
        <Button size="small" look="secondary" onClick={repeatDrawing}>
          Draw again
        </Button>
        <Button size="small" look="quiet" onClick={abandonDrawing}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

const rounded = (corner: LatLong): LatLong => withCorner([], corner)[0] ?? corner

type CornerProps = {
  corner: LatLong
  number: number
  onMove: (corner: LatLong) => void
  onMoveToCentre: () => void
  onEarlier: () => void
  onRemove: () => void
}

function Corner({ corner, number, onMove, onMoveToCentre, onEarlier, onRemove }: CornerProps) {
  return (
    <li className={styles.corner}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <DegreesField
        label={`Corner ${number}, latitude`}
        degrees={corner.latitude}
        limit={90}
        onChange={(latitude) => onMove({ ...corner, latitude })}
      />
      <DegreesField
        label={`Corner ${number}, longitude`}
        degrees={corner.longitude}
        limit={180}
        onChange={(longitude) => onMove({ ...corner, longitude })}
      />
      <span className={styles.buttons}>
        <IconButton
          icon={CrosshairIcon}
          size="small"
          label={`Move corner ${number} to the map’s centre`}
          onClick={onMoveToCentre}
        />
        <IconButton
          icon={ArrowUpIcon}
          size="small"
          label={`Put corner ${number} earlier`}
          disabled={number === 1}
          onClick={onEarlier}
        />
        <IconButton icon={TrashIcon} size="small" label={`Remove corner ${number}`} onClick={onRemove} />
      </span>
    </li>
  )
}

type DegreesFieldProps = { label: string; degrees: number; limit: 90 | 180; onChange: (degrees: number) => void }

/** A number of degrees that counts when the field is left or Enter is pressed. */
function DegreesField({ label, degrees, limit, onChange }: DegreesFieldProps) {
  const [text, setText] = useState(degrees.toFixed(5))
  const [shown, setShown] = useState(degrees)
  // The corner was moved by other means than this field.
  if (shown !== degrees) {
    setShown(degrees)
    setText(degrees.toFixed(5))
  }
  const read = readDegrees(text, limit)
  const commit = () => {
    if (read !== null && read !== degrees) onChange(read)
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={read === null ? `A number from −${limit} to ${limit}` : undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
