import SearchIcon from 'lucide-react/icons/search'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import {
  type FinderView,
  finderTabs,
  LONGEST_FINDER_QUERY,
  parseFinderUrl,
  formatFinderUrl,
} from '#domain/locations/finder-url.ts'
import { Button } from '#src/design/button/button.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import * as styles from './finder.css.ts'
import { finderCopy } from './finder.copy.ts'

type Props = {
  view: FinderView
  label: string
  /** Whether the list on this very page follows what is typed; else it is found by the button. */
  isLive: boolean
}

const TYPING_MILLISECONDS = 150

/** Finds places by name or postcode: a plain form, and with JavaScript the list follows while one types. */
export function FinderForm({ view, label, isLive }: Props) {
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const path = 'tab' in view.subject ? finderTabs[view.subject.tab].path : formatFinderUrl(startOf(view))

  // Going back brings an earlier text with it; what is being typed stays.
  useEffect(() => {
    if (timer.current === null && input.current && input.current.value.trim() !== view.query) {
      input.current.value = view.query
    }
  }, [view.query])
  useEffect(() => () => stop(timer.current), [])

  const show = () => {
    stop(timer.current)
    timer.current = null
    const query = new URLSearchParams({ query: input.current?.value ?? '', state: view.stateCode ?? '' })
    const wanted = parseFinderUrl(path, query.toString())
    if (wanted && (wanted.query !== view.query || !isLive)) {
      navigate(formatFinderUrl(wanted), { replace: view.query !== '' })
    }
  }
  const showSoon = () => {
    stop(timer.current)
    timer.current = setTimeout(show, TYPING_MILLISECONDS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show()
  }

  return (
    <search>
      <form action={path} method="get" onSubmit={submit} className={styles.form}>
        {view.stateCode !== null && <input type="hidden" name="state" value={view.stateCode.toLowerCase()} />}
        <div className={styles.field}>
          <TextField
            ref={input}
            label={label}
            name="query"
            type="search"
            defaultValue={view.query}
            maxLength={LONGEST_FINDER_QUERY}
            autoComplete="off"
            icon={SearchIcon}
            onChange={isLive ? showSoon : undefined}
          />
        </div>
        <Button type="submit">{finderCopy.find}</Button>
      </form>
    </search>
  )
}

const startOf = ({ subject }: FinderView): FinderView => ({
  subject,
  stateCode: null,
  letter: null,
  query: '',
  page: 1,
})

const stop = (timer: ReturnType<typeof setTimeout> | null) => {
  if (timer !== null) clearTimeout(timer)
}
