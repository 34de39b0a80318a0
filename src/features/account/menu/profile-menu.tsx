import { INBOX_PATH } from '#domain/enquiries/inbox-url.ts'
import { MULTILOADER_PATH } from '#domain/feeds/multiloader-url.ts'
import { LISTINGS_PATH } from '#domain/listing-drafts/listings-url.ts'
import { emailOf } from '#domain/members/contact-details.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import { kindsToRead } from '#domain/posts/moderated-kinds.ts'
import { MODERATION_PATH } from '#domain/posts/moderation-url.ts'
import { canToggleFeatures, hasClaim } from '#domain/permissions/claims.ts'
import { isFeedStaff } from '#domain/permissions/feeds.ts'
import { REVIEW_REQUESTS_PATH } from '#domain/reviews/review-url.ts'
import { menuPagesFor } from '#domain/staff/staff-pages.ts'
import type { Member } from '#src/api/session/member.ts'
import { NavigationLink } from '#src/design/link/link.tsx'
import { navigationLink } from '#src/design/link/link.css.ts'
import type { BadgeName } from '#src/shared/notifications/badge-counts.ts'
import { MenuBadge } from '#src/shared/notifications/menu-badge.tsx'
import { menuCopy, staffCopy } from './menu.copy.ts'
import { useIsPrincipal } from '#src/shared/session/principal-view.ts'
import { staffHref } from '#src/shared/session/staff-host.ts'
import { isOn } from '#src/shared/runtime/feature-switches.ts'
import { prefetchSharing, sharePage } from '#src/shared/page/share-page.ts'
import * as styles from './profile-menu.css.ts'

const CLAIMS_PATH = '/claim-your-agent-profile/requests'

type Props = {
  member: Member
  areFeaturesShown: boolean
  onToggleFeatures: () => void
  /** Whether the portal has a page at a path: only then is a link to it shown. */
  hasPage: (path: string) => boolean
}

type MenuLink = { label: string; href: string; badge?: BadgeName; isOtherDocument?: true }

/** What somebody who manages the profile of an agent has beside others. */
const agentLinks = ({ agentUsername, claims }: Member, isPrincipal: boolean): readonly MenuLink[] =>
  agentUsername === undefined
    ? []
    : [
        { label: menuCopy.enquiries, href: INBOX_PATH, badge: 'enquiries' },
        { label: menuCopy.listings, href: LISTINGS_PATH },
        ...(isOn('performanceHub') ? [{ label: menuCopy.performance, href: '/performance' }] : []),
        { label: menuCopy.pastSales, href: `/agent/${agentUsername}/past-sales` },
        { label: menuCopy.agentSettings, href: `/agent/${agentUsername}/settings` },
        { label: menuCopy.reviewRequests, href: REVIEW_REQUESTS_PATH },
        // Staff have it among theirs.
        ...(isPrincipal && !isFeedStaff(claims) ? [{ label: menuCopy.multiloader, href: MULTILOADER_PATH }] : []),
      ]

/** The pages that have an entry of their own (docs/architecture.md), and where it is so a host of their own. */
const staffPageLinks = ({ claims }: Member): readonly MenuLink[] =>
  menuPagesFor(claims).map(({ name, path }) => ({ label: name, href: staffHref(path), isOtherDocument: true }))

/** The pages of staff that are among the visitors', each for those for whom it works. */
const staffLinks = ({ claims }: Member): readonly MenuLink[] => [
  ...(kindsToRead(claims, null).length > 0
    ? [{ label: staffCopy.moderation, href: MODERATION_PATH, badge: 'moderation' as const }]
    : []),
  ...(hasClaim(claims, 'agents_permission', 'CanChangeAnyAgentsSetting')
    ? [
        { label: staffCopy.agentClaims, href: CLAIMS_PATH },
        { label: staffCopy.pastSales, href: '/admin/past-sales' },
      ]
    : []),
  ...(isFeedStaff(claims) ? [{ label: menuCopy.multiloader, href: MULTILOADER_PATH }] : []),
]

/** What a member finds behind the avatar, by what they may (docs/product.md, section 10.2). */
export function ProfileMenu({ member, areFeaturesShown, onToggleFeatures, hasPage }: Props) {
  const openedAgentLinks = agentLinks(member, useIsPrincipal()).filter(({ href }) => hasPage(href))
  const openedStaffLinks = [...staffPageLinks(member), ...staffLinks(member).filter(({ href }) => hasPage(href))]
  return (
    <>
      <p className={styles.who}>
        <strong className={styles.name}>{member.name}</strong>
        <span>{emailOf(member.communications)}</span>
      </p>
      <div className={styles.group}>
        <MenuButton label={menuCopy.share} onTurn={prefetchSharing} onPress={sharePage} />
        <NavigationLink href={profilePath(member)} place="list">
          {menuCopy.profile}
        </NavigationLink>
        {hasPage('/following') && (
          <NavigationLink href="/following" place="list">
            {menuCopy.following}
          </NavigationLink>
        )}
        <NavigationLink href="/settings" place="list">
          {menuCopy.settings}
        </NavigationLink>
      </div>
      <LinkGroup links={openedAgentLinks} />
      <LinkGroup links={openedStaffLinks} />
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

const LinkGroup = ({ links }: { links: readonly MenuLink[] }) =>
  links.length > 0 && (
    <div className={styles.group}>
      {links.map(({ label, href, badge, isOtherDocument }) => (
        // With a target a link is left to the browser, which loads the document.
        <NavigationLink key={href} href={href} place="list" target={isOtherDocument && '_top'}>
          {label}
          {badge && <MenuBadge name={badge} />}
        </NavigationLink>
      ))}
    </div>
  )

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
