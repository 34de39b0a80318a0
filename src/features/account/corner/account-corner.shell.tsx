import UserIcon from 'lucide-react/icons/user'
import { classNames } from '#src/design/class-names.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { button } from '#src/design/button/button.css.ts'
import { navigationLink } from '#src/design/link/link.css.ts'
import * as dropdown from '#src/design/dropdown/dropdown.css.ts'
import type { ShellPart } from '#src/shared/runtime/define-feature.ts'
import { accountCornerCopy } from './account-corner.copy.ts'
import * as styles from './account-corner.shell.css.ts'

/**
 * Sign up, and the avatar with its menu: the same markup for everyone, with places that account.island.tsx fills for members.
 * Until that is there the links lead to pages that open the same window.
 */
function AccountCorner() {
  return (
    <div className={styles.corner} data-account>
      <a
        href="/user/sign-up"
        className={classNames(button({ size: 'small' }), styles.whenLoggedOut)}
        data-auth="signUp"
        data-position="nav_join_btn"
      >
        {accountCornerCopy.signUp}
      </a>
      <details className={dropdown.dropdown} data-dropdown>
        <summary className={styles.face} aria-label={accountCornerCopy.account}>
          <span className={styles.whenLoggedOut}>
            <Icon drawing={UserIcon} size="large" />
          </span>
          <span className={classNames(styles.avatarPlace, styles.whenInSession)} data-account-avatar />
        </summary>
        <div className={classNames(dropdown.panel, styles.panel)} tabIndex={-1}>
          <a
            href="/user/sign-in"
            className={classNames(navigationLink({ place: 'list' }), styles.whenLoggedOut)}
            data-auth="signIn"
            data-position="nav_sign_in_btn"
          >
            {accountCornerCopy.logIn}
          </a>
          <div data-account-menu />
        </div>
      </details>
    </div>
  )
}

export default { place: 'header', View: AccountCorner } satisfies ShellPart
