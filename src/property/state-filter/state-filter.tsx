import { numberText } from '#domain/text/number-text.ts'
import { type StateCode, states } from '#domain/lookups/states.ts'
import { PillLink, PillLinks } from '#src/design/components/pill-links.tsx'
import { VisuallyHidden } from '#src/design/components/visually-hidden.tsx'

type Props = {
  /** The states to choose from, each with how many of the things shown it has. */
  counts: readonly { count: number; state: { code: StateCode } }[]
  chosen: StateCode | null
  hrefFor: (stateCode: StateCode | null) => string
}

/** The whole country or one state, as plain links. */
export function StateFilter({ counts, chosen, hrefFor }: Props) {
  return (
    <PillLinks label="States and territories">
      <PillLink href={hrefFor(null)} isShown={chosen === null}>
        Australia
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
