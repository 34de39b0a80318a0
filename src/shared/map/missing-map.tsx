import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { mapCopy } from './map.copy.ts'
import { failure } from './missing-map.css.ts'

/** In the place of a map that did not come. */
export function MissingMap({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={failure} role="status">
      <Text>{mapCopy.missing}</Text>
      <Button variant="secondary" onClick={onRetry}>
        {mapCopy.tryAgain}
      </Button>
    </div>
  )
}
