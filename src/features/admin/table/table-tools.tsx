import SlidersIcon from 'lucide-react/icons/sliders-horizontal'
import { type FormEvent, type MouseEvent, useId, useState } from 'react'
import { csvOf } from '#domain/text/csv.ts'
import { Button } from '#src/design/button/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { offerFile } from '#src/shared/page/offer-file.ts'
import { tableCopy as copy } from './table.copy.ts'
import * as styles from './table.css.ts'
import { LONGEST_FILTER, type StaffColumn } from './table-view.ts'
import type { ShownTable } from './use-table-view.ts'

type File<Row> = {
  name: string
  columns: readonly StaffColumn<Row>[]
  isEmpty: boolean
  /** All that was found. */
  rows: () => Promise<readonly Row[]>
}

type Props<Row> = { columns: readonly StaffColumn<Row>[]; shown: ShownTable; file: File<Row> }

/** What stands above a table: its filters, its columns, and the way to a file of it. */
export function TableTools<Row>({ columns, shown, file }: Props<Row>) {
  return (
    <div>
      <div className={styles.tools}>
        <Filters columns={columns} shown={shown} />
        <FileButton {...file} />
      </div>
      <Disclosure summary={copy.columns}>
        <div className={styles.choices}>
          {columns.slice(1).map(({ id, title }) => (
            <CheckboxField
              key={id}
              label={title}
              checked={!shown.view.without.includes(id)}
              onChange={({ currentTarget }) => {
                const others = shown.view.without.filter((each) => each !== id)
                shown.change({
                  page: shown.view.page,
                  without: currentTarget.checked ? others : [...others, id],
                })
              }}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}

/** A narrow screen has the filters behind a button that says how many are in use. */
function Filters<Row>({ columns, shown: { view, change } }: Pick<Props<Row>, 'columns' | 'shown'>) {
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const filtered = columns.filter(({ filter }) => filter !== undefined)
  if (filtered.length === 0) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    change({ filters: Object.fromEntries(filtered.map(({ id }) => [id, textOf(values.get(id))])) })
  }
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes.
    currentTarget.form?.querySelector<HTMLElement>('input, select')?.focus()
    change({ filters: {} })
  }
  const inUse = Object.keys(view.filters).length
  return (
    <>
      <Button
        variant="secondary"
        icon={SlidersIcon}
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {copy.filters(inUse)}
      </Button>
      <form id={formId} className={classNames(styles.filters, !isOpen && styles.isFolded)} onSubmit={submit} noValidate>
        {filtered.map(({ id, title, filter, filterLabel = title }) =>
          filter === 'text' || filter === undefined ? (
            <TextFilter key={id} label={filterLabel} name={id} value={view.filters[id] ?? ''} />
          ) : (
            <SelectField
              key={id}
              className={styles.filter}
              label={filterLabel}
              name={id}
              options={[{ value: '', label: copy.any }, ...filter]}
              value={view.filters[id] ?? ''}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            />
          ),
        )}
        {filtered.some(({ filter }) => filter === 'text') && (
          <Button type="submit" variant="secondary">
            {copy.filter}
          </Button>
        )}
        {inUse > 0 && (
          <Button variant="secondary" onClick={clear}>
            {copy.clear}
          </Button>
        )}
      </form>
    </>
  )
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')

/** What is typed counts once it is sent; a change of the URL replaces it. */
function TextFilter({ label, name, value }: { label: string; name: string; value: string }) {
  const [typed, setTyped] = useState(value)
  const [counted, setCounted] = useState(value)
  if (counted !== value) {
    setCounted(value)
    setTyped(value)
  }
  return (
    <TextField
      className={styles.filter}
      label={label}
      name={name}
      type="search"
      autoComplete="off"
      maxLength={LONGEST_FILTER}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}

function FileButton<Row>({ name, columns, isEmpty, rows }: File<Row>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const make = async () => {
    setState('busy')
    try {
      const found = await rows()
      const cells = found.map((row) => columns.map(({ value }) => value(row)))
      offerFile(name, csvOf([columns.map(({ title }) => title), ...cells]), 'text/csv;charset=utf-8')
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <Button variant="secondary" disabled={isEmpty} isBusy={state === 'busy'} onClick={() => void make()}>
        {copy.file}
      </Button>
      {state === 'failed' && <Notice tone="danger">{copy.fileFailed}</Notice>}
    </div>
  )
}
