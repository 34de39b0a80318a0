import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { trail, trailStep } from './breadcrumbs.css.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Link } from '#src/design/link/link.tsx'
import { componentsCopy } from '#src/design/design.copy.ts'

type Props = { items: readonly { label: string; href?: string }[]; label?: string }

/** The path from the top to this page; the last item is the page itself. */
export function Breadcrumbs({ items, label = componentsCopy.breadcrumb }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={trail}>
        {items.map((item, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={item.label} className={trailStep}>
              {item.href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              ) : (
                <Link href={item.href} tone="inkSoft" isQuiet>
                  {item.label}
                </Link>
              )}
              {!isLast && <Icon drawing={ChevronRightIcon} size="small" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
