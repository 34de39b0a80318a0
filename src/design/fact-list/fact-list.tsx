import type { ReactNode } from 'react'
import { fact, factDetail, facts, factTerm } from './fact-list.css.ts'

type Props = { items: readonly { term: string; detail: ReactNode }[] }

/** A table of facts: each term with its detail. */
export function FactList({ items }: Props) {
  return (
    <dl className={facts}>
      {items.map(({ term, detail }) => (
        <div key={term} className={fact}>
          <dt className={factTerm}>{term}</dt>
          <dd className={factDetail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
