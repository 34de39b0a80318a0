import type { Map as MapLibreMap } from 'maplibre-gl'
import ArrowUpIcon from 'lucide-react/icons/arrow-up'
import CrosshairIcon from 'lucide-react/icons/crosshair'
import TrashIcon from 'lucide-react/icons/trash-2'
import { useEffect, useId, useRef, useState } from 'react'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { LEAST_SHAPE_CORNERS } from '#domain/geo/shape.ts'
import { Button } from '#src/design/button/button.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { readDegrees, withCorner, withCornerAt, withCornerEarlier, withoutCorner } from './corner-list.ts'
import { useDrawnCorners, useIsApplying, useMapSearchCommands, useShapeProblem } from './map-search.provider.tsx'
import { copy, shapeProblems } from './map.copy.ts'
import * as panelStyles from './drawing-panel.css.ts'
import * as styles from './shape-editor.css.ts'
import { useEscape } from '#src/shared/map/use-escape.ts'

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
    <section ref={panel} tabIndex={-1} className={panelStyles.panel} aria-labelledby={headingId}>
      <Heading level={2} size="small" id={headingId}>
        {copy.yourArea}
      </Heading>
      <Text size="small" tone="inkSoft">
        {copy.editingHelp}
      </Text>
      <Disclosure summary={copy.corners(corners.length)} open={isListOpen}>
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
        <Button size="small" variant="secondary" onClick={() => changeCorners(withCorner(corners, centre()))}>
          {copy.addCorner}
        </Button>
      </Disclosure>
      {problem !== null && <Notice tone="danger">{shapeProblems[problem]}</Notice>}
      <div className={panelStyles.actions}>
        <Button size="small" isBusy={isApplying} onClick={applyShape}>
          {copy.searchThisArea}
        </Button>
        <Button size="small" variant="secondary" onClick={repeatDrawing}>
          {copy.drawAgain}
        </Button>
        <Button size="small" variant="quiet" onClick={abandonDrawing}>
          {copy.cancel}
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
        label={copy.latitudeOf(number)}
        degrees={corner.latitude}
        limit={90}
        onChange={(latitude) => onMove({ ...corner, latitude })}
      />
      <DegreesField
        label={copy.longitudeOf(number)}
        degrees={corner.longitude}
        limit={180}
        onChange={(longitude) => onMove({ ...corner, longitude })}
      />
      <span className={styles.buttons}>
        <IconButton icon={CrosshairIcon} size="small" label={copy.moveToCentre(number)} onClick={onMoveToCentre} />
        <IconButton
          icon={ArrowUpIcon}
          size="small"
          label={copy.putEarlier(number)}
          disabled={number === 1}
          onClick={onEarlier}
        />
        <IconButton icon={TrashIcon} size="small" label={copy.remove(number)} onClick={onRemove} />
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
      error={read === null ? copy.notDegrees(limit) : undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
