import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { agentsOf, type AgentsView, formatAgentsUrl, leastRatings, parseAgentsUrl } from '#domain/agents/agents-url.ts'
import type { AgentFilters_OfficeFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Link } from '#src/design/link/link.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { agentsCopy as copy } from '../agents.copy.ts'
import * as styles from '../agents.css.ts'

type Props = { view: AgentsView; offices: readonly AgentFilters_OfficeFragment[] }

/** What narrows a list of agents down: a plain form, which the server reads as well. */
export function AgentFilters({ view, offices }: Props) {
  const [, navigate] = useLocation()
  const path = formatAgentsUrl(agentsOf(view.locationUri, view.service))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    const wanted = parseAgentsUrl(path, new URLSearchParams(entries).toString())
    if (wanted) navigate(formatAgentsUrl(wanted))
  }
  return (
    <form
      key={formatAgentsUrl({ ...view, page: 1 })}
      action={path}
      method="get"
      onSubmit={submit}
      aria-label={copy.filters}
      className={styles.filters}
    >
      <SelectField
        label={copy.office}
        name="office"
        defaultValue={view.officeUri ?? ''}
        className={styles.filter}
        options={[
          { value: '', label: copy.anyOffice },
          ...offices.map(({ office, count }) => ({
            value: office.uri,
            label: copy.officeWithCount(office.name, count),
          })),
        ]}
      />
      <SelectField
        label={copy.rating}
        name="rating"
        defaultValue={view.minimumRating ?? ''}
        className={styles.filter}
        options={[
          { value: '', label: copy.anyRating },
          ...leastRatings.map((stars) => ({ value: stars, label: copy.leastRating(stars) })),
        ]}
      />
      <CheckboxField
        name="recent"
        value="true"
        defaultChecked={view.hasRecentResults}
        label={copy.recent(view.service)}
      />
      <CheckboxField name="videos" value="true" defaultChecked={view.hasVideos} label={copy.videos} />
      {view.order !== 'results' && <input type="hidden" name="sort" value={view.order} />}
      <Button type="submit" variant="secondary">
        {copy.show}
      </Button>
      {isNarrowed(view) && (
        <Link href={formatAgentsUrl({ ...agentsOf(view.locationUri, view.service), order: view.order })} isStandalone>
          {copy.clear}
        </Link>
      )}
    </form>
  )
}

/** Whether filters leave agents out. */
export const isNarrowed = ({ officeUri, minimumRating, hasRecentResults, hasVideos }: AgentsView): boolean =>
  officeUri !== null || minimumRating !== null || hasRecentResults || hasVideos
