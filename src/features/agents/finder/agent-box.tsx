import SearchIcon from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { AGENT_FINDER_PATH, formatFinderUrl, LONGEST_NAME_QUERY } from '#domain/agents/agents-url.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { Button } from '#src/design/button/button.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import * as styles from '../agents.css.ts'
import { agentFinderCopy as copy } from './agent-finder.copy.ts'

const suggestions = onIntent(() => import('./agent-suggestions.tsx'))

export const AGENT_FIELD_ID = 'agent-finder'

/** Where a suburb, an agent or an agency is typed: a plain form, with suggestions once the visitor turns to it. */
export function AgentBox({ query }: { query: string }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(query)
  const [timesAttended, setTimesAttended] = useState(0)
  const Suggestions = useCodeOnIntent(suggestions, timesAttended)?.default
  const attend = () => setTimesAttended((times) => times + 1)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The field itself has also what was typed before the page was hydrated.
    const typed = new FormData(event.currentTarget).get('query')
    navigate(formatFinderUrl(typeof typed === 'string' ? typed : text))
  }
  return (
    <search>
      <form action={AGENT_FINDER_PATH} method="get" onSubmit={submit} className={styles.box}>
        <div className={styles.field}>
          {Suggestions ? (
            <Suggestions text={text} onText={setText} />
          ) : (
            <TextField
              id={AGENT_FIELD_ID}
              label={copy.field}
              name="query"
              size="large"
              icon={SearchIcon}
              autoComplete="off"
              maxLength={LONGEST_NAME_QUERY}
              value={text}
              onFocus={attend}
              onPointerEnter={attend}
              onChange={(event) => {
                attend()
                setText(event.currentTarget.value)
              }}
            />
          )}
        </div>
        <Button type="submit" size="large">
          {copy.find}
        </Button>
      </form>
    </search>
  )
}
