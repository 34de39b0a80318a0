import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { numberedPage, pageCount as pageCountLook, pageLink, pages } from '../recipes/navigation.css.ts'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'
import { paginationWindow } from './pagination-window.ts'

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
            Previous
          </Step>
        </li>
        {paginationWindow(page, pageCount).map((item, index) => (
          <li key={item ?? `gap ${index}`} className={numberedPage}>
            {item === null ? (
              <span className={pageLink()}>…</span>
            ) : (
              <Anchor
                {...linkTo(item)}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                className={pageLink()}
              >
                {item}
              </Anchor>
            )}
          </li>
        ))}
        <li className={pageCountLook}>
          Page {page} of {pageCount}
        </li>
        <li>
          <Step {...(page < pageCount && linkTo(page + 1))} rel="next">
            Next
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
