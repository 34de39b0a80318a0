import BellRingIcon from 'lucide-react/icons/bell-ring'
import { type ReactNode, useMemo } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { AlertOfSearchDocument } from '#src/api/generated/documents/alert-of-search.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { alertLinkCopy as copy } from './alert-link.copy.ts'
import { alertSearch } from './alert-search.ts'
import * as styles from './save-alert.css.ts'
import { wasSavedHere } from './saved-here.ts'

type Props = {
  searchParams: SearchParameters
  size: 'small' | 'medium' | undefined
  isShortOnPhones: boolean
  children: ReactNode
}

/** The way to the member's alert for a search; where there is none, or nobody is logged in, the button that saves one. */
export function AlertLink({ searchParams, size, isShortOnPhones, children }: Props) {
  const isMember = useSession().status === 'member'
  const search = useMemo(() => alertSearch(searchParams), [searchParams])
  const { data } = useDocumentQuery(AlertOfSearchDocument, { searchParams: search }, { isEnabled: isMember })
  const alert = isMember ? data?.alertOfSearch : null
  if (!alert) return children
  return (
    <ButtonLink href={alert.links.alert} variant="secondary" size={size} icon={BellRingIcon}>
      <span className={isShortOnPhones ? styles.labelBesidePhones : undefined}>
        {wasSavedHere(alert.id) ? copy.saved : copy.has}
      </span>
    </ButtonLink>
  )
}
