import HouseIcon from 'lucide-react/icons/house'
import type { ReactNode } from 'react'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { IconSymbols } from '#src/design/icon/icon-symbols.tsx'
import { Link } from '#src/design/link/link.tsx'
import { SkipLink } from '#src/design/visually-hidden/visually-hidden.tsx'
import accountCorner from '#src/features/account/corner/account-corner.shell.tsx'
import { headerCopy } from '../shell/shell.copy.ts'
import * as shell from '../shell/shell.css.ts'
import { staffCopy as copy } from './staff.copy.ts'
import * as styles from './staff.css.ts'

/** What stands around every page of staff. Until it is known who is there it tells nothing of them. */
export const StaffShell = ({ navigation, children }: { navigation?: ReactNode; children: ReactNode }) => (
  <div className={shell.page}>
    <SkipLink targetId="main" />
    <IconSymbols />
    <header>
      <div className={shell.header}>
        <div className={styles.headerRow}>
          <Anchor href="/" className={shell.wordmark} aria-label={headerCopy.home}>
            <Icon drawing={HouseIcon} size="large" />
            {headerCopy.name}
          </Anchor>
          <Link href="/" isStandalone className={styles.toPortal}>
            {copy.toPortal}
          </Link>
          <accountCorner.View />
        </div>
      </div>
      {navigation}
    </header>
    <main id="main" tabIndex={-1} className={shell.main}>
      {children}
    </main>
  </div>
)
