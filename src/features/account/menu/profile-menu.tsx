import { emailOf } from '#domain/members/contact-details.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import { canSeeStaffLinks, canToggleFeatures } from '#domain/permissions/claims.ts'
import type { Member } from '#src/api/session/member.ts'
import { NavigationLink } from '#src/design/link/link.tsx'
import { navigationLink } from '#src/design/link/link.css.ts'
import { menuCopy, staffCopy } from './menu.copy.ts'
import { isOn } from '#src/shared/feature-flags/feature-switches.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import * as styles from './profile-menu.css.ts'

type Props = {
  member: Member
  areFeaturesShown: boolean
  onToggleFeatures: () => void
  /** Whether the portal has a page at a path: only then is a link to it shown. */
  hasPage: (path: string) => boolean
}

const staffLinks = [
  { label: staffCopy.offices, href: '/admin/agency' },
  { label: staffCopy.users, href: '/admin/user' },
  { label: staffCopy.listings, href: '/admin/listings' },
  { label: staffCopy.listingLogging, href: '/admin/listinglogging' },
  { label: staffCopy.dashboard, href: '/dashboard/dashboard' },
]

/** What a member finds behind the avatar, by what they may (docs/product.md, section 10.2). */
export function ProfileMenu({ member, areFeaturesShown, onToggleFeatures, hasPage }: Props) {
  const openedStaffLinks = canSeeStaffLinks(member.claims) ? staffLinks.filter(({ href }) => hasPage(href)) : []
  return (
    <>
      <p className={styles.who}>
        <strong className={styles.name}>{member.name}</strong>
        {emailOf(member.communications)}
      </p>
      <div className={styles.group}>
        <MenuButton
          label={menuCopy.share}
          onTurn={() => emit('event.intended', 'share.requested')}
          onPress={shareThisPage}
        />
        <NavigationLink href={profilePath(member)} place="list">
          {menuCopy.profile}
        </NavigationLink>
        {hasPage('/following') && (
          <NavigationLink href="/following" place="list">
            {menuCopy.following}
          </NavigationLink>
        )}
        {member.isAgent && isOn('performanceHub') && (
          <NavigationLink href="/performance" place="list">
            {menuCopy.performance}
          </NavigationLink>
        )}
        <NavigationLink href="/settings" place="list">
          {menuCopy.settings}
        </NavigationLink>
      </div>
      {openedStaffLinks.length > 0 && (
        <div className={styles.group}>
          {openedStaffLinks.map(({ label, href }) => (
            <NavigationLink key={href} href={href} place="list">
              {label}
            </NavigationLink>
          ))}
        </div>
      )}
      {canToggleFeatures(member.claims) && (
        <div className={styles.group}>
          <MenuButton
            label={areFeaturesShown ? menuCopy.hideFeatures : menuCopy.showFeatures}
            onPress={onToggleFeatures}
          />
        </div>
      )}
      <NavigationLink href="/user/signout" place="list">
        {menuCopy.signOut}
      </NavigationLink>
    </>
  )
}

type MenuButtonProps = { label: string; onTurn?: () => void; onPress: () => void }

const MenuButton = ({ label, onTurn, onPress }: MenuButtonProps) => (
  <button
    type="button"
    className={`${navigationLink({ place: 'list' })} ${styles.button}`}
    onPointerEnter={onTurn}
    onFocus={onTurn}
    onClick={onPress}
  >
    {label}
  </button>
)

function shareThisPage() {
  const [title = document.title] = document.title.split(' | ')
  emit('share.requested', { title, listing: null, path: location.pathname + location.search, pageType: 'portal' })
}
