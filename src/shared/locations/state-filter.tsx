import { numberText } from '#domain/text/number-text.ts'
import { type StateCode, states } from '#domain/lookups/states.ts'
import type { StateFilter_CountFragment } from '#src/api/generated/graphql.ts'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { stateFilterCopy } from './state-filter.copy.ts'

type Props = {
  /** The states to choose from, each with how many of the things shown it has. */
  counts: readonly StateFilter_CountFragment[]
  chosen: StateCode | null
  hrefFor: (stateCode: StateCode | null) => string
}

/** The whole country or one state, as plain links. */
export function StateFilter({ counts, chosen, hrefFor }: Props) {
  return (
    <PillLinks label={stateFilterCopy.label}>
      <PillLink href={hrefFor(null)} isShown={chosen === null}>
        {stateFilterCopy.everywhere}
      </PillLink>
      {counts.map(({ state: { code }, count }) => (
        <PillLink key={code} href={hrefFor(code)} isShown={chosen === code} title={states[code].name}>
          {code}
          <span>
            <VisuallyHidden>: </VisuallyHidden>
            {numberText(count)}
          </span>
        </PillLink>
      ))}
    </PillLinks>
  )
}
