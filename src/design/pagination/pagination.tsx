import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { numberedPage, pageCount as pageCountStyle, pageLink, pages } from './pagination.css.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { paginationWindow } from './pagination-window.ts'
import { componentsCopy } from '#src/design/design.copy.ts'

type Props = {
  page: number
  pageCount: number
  hrefForPage: (page: number) => string
  /** Names the navigation, for instance "Pages of results". */
  label: string
  onPageChosen?: (page: number) => void
}

/** Links to the pages, all of them plain links; on small screens only the previous and next one. Nothing for a single page. */
export function Pagination({ page, pageCount, hrefForPage, label, onPageChosen }: Props) {
  if (pageCount <= 1) return null
  const linkTo = (target: number) => ({
    href: hrefForPage(target),
    onClick: onPageChosen && (() => onPageChosen(target)),
  })
  return (
    <nav aria-label={label}>
      <ul className={pages}>
        <li>
          <Step {...(page > 1 && linkTo(page - 1))} rel="prev">
            <Icon drawing={ChevronLeftIcon} />
            {componentsCopy.previous}
          </Step>
        </li>
        {paginationWindow(page, pageCount).map((item, index) => (
          <li key={item ?? `gap ${index}`} className={numberedPage}>
            {item === null ? (
              <span className={pageLink()}>…</span>
            ) : (
              <Anchor
                {...linkTo(item)}
                aria-label={componentsCopy.page(item)}
                aria-current={item === page ? 'page' : undefined}
                className={pageLink()}
              >
                {item}
              </Anchor>
            )}
          </li>
        ))}
        <li className={pageCountStyle}>{componentsCopy.pageOf(page, pageCount)}</li>
        <li>
          <Step {...(page < pageCount && linkTo(page + 1))} rel="next">
            {componentsCopy.next}
            <Icon drawing={ChevronRightIcon} />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

type StepProps = { href?: string; onClick?: () => void; rel: 'prev' | 'next'; children: ReactNode }

function Step({ href, onClick, rel, children }: StepProps) {
  if (href === undefined) return <span className={pageLink({ isUnavailable: true })}>{children}</span>
  return (
    <Anchor href={href} onClick={onClick} rel={rel} className={pageLink()}>
      {children}
    </Anchor>
  )
}
