import { badge } from '#src/design/badge/badge.css.ts'
import { Text } from '#src/design/text/text.tsx'
import { premierCopy as copy } from './premier.copy.ts'

/** Says that somebody is a Premier Agent, and where there is room what that is. */
export const PremierBadge = ({ isExplained = false }: { isExplained?: boolean }) => (
  <>
    <div>
      <span className={badge({ tone: 'brand' })}>{copy.name}</span>
    </div>
    {isExplained && (
      <Text size="small" tone="inkSoft">
        {copy.about}
      </Text>
    )}
  </>
)
