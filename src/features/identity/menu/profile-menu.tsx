import { emailOf } from '#domain/members/contact-details.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import { canSeeStaffLinks, canToggleFeatures } from '#domain/permissions/claims.ts'
import type { Member } from '#src/api/session/member.ts'
import { NavigationLink } from '#src/design/components/link.tsx'
import { navigationLink } from '#src/design/recipes/link.css.ts'
import { attendShare, requestShare } from '#src/property/sharing/share-request.ts'
import * as styles from './profile-menu.css.ts'

type Props = { member: Member; areFeaturesShown: boolean; onToggleFeatures: () => void }

const staffLinks = [
  { label: 'Offices', href: '/admin/agency' },
  { label: 'Users', href: '/admin/user' },
  { label: 'Listings', href: '/admin/listings' },
  { label: 'Listing Logging', href: '/admin/listinglogging' },
  { label: 'Dashboard', href: '/dashboard/dashboard' },
]

/** What a member finds behind the avatar, by what they may (specification 2 and 6). */
export function ProfileMenu({ member, areFeaturesShown, onToggleFeatures }: Props) {
  return (
    <>
      <p className={styles.who}>
        <strong className={styles.name}>{member.name}</strong>
        {emailOf(member.communications)}
      </p>
      <div className={styles.group}>
        <MenuButton label="Share..." onTurn={attendShare} onPress={shareThisPage} />
        <NavigationLink href={profilePath(member)} place="list">
          Profile
        </NavigationLink>
        <NavigationLink href="/settings" place="list">
          Settings
        </NavigationLink>
      </div>
      {canSeeStaffLinks(member.claims) && (
        <div className={styles.group}>
          {staffLinks.map(({ label, href }) => (
            <NavigationLink key={href} href={href} place="list">
              {label}
            </NavigationLink>
          ))}
        </div>
      )}
      {canToggleFeatures(member.claims) && (
        <div className={styles.group}>
          <MenuButton label={areFeaturesShown ? 'Hide Features' : 'Show Features'} onPress={onToggleFeatures} />
        </div>
      )}
      <NavigationLink href="/user/signout" place="list">
        Sign Out
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
  requestShare({ title, listing: null, path: location.pathname + location.search, pageType: 'portal' })
}
