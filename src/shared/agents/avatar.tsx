import { imageUrl } from '#domain/images/image-url.ts'
import { IMAGE_DEVICE_PIXEL_RATIO } from '#domain/lookups/limits.ts'
import {
  type Avatar as AvatarPicture,
  avatarColour,
  avatarInitials,
  avatarSize,
  hasAvatarImage,
  isDefaultAvatar,
} from '#domain/members/avatar.ts'
import { classNames } from '#src/design/class-names.ts'
import * as styles from './avatar.css.ts'

type Props = {
  user: { name: string; isAgent: boolean; avatar: AvatarPicture | null }
  size?: keyof typeof styles.avatarWidths
}

/** What the image service draws for agents without a picture of their own. */
const DEFAULT_AVATAR: AvatarPicture = { identifier: 'member-default', version: 1, isDefault: true }

/** The picture of a member, or the initials on a colour; beside the name, so it says nothing itself. */
export function Avatar({ user, size = 'small' }: Props) {
  const width = styles.avatarWidths[size]
  if (hasAvatarImage(user)) {
    const own = user.avatar !== null && !isDefaultAvatar(user.avatar) ? user.avatar : DEFAULT_AVATAR
    const pixels = avatarSize(width) * IMAGE_DEVICE_PIXEL_RATIO
    const src = imageUrl({
      identifier: own.identifier,
      version: Number(own.version),
      width: pixels,
      height: pixels,
    })
    return (
      <span className={styles.size[size]}>
        <img className={styles.picture} src={src} alt="" width={width} height={width} />
      </span>
    )
  }
  // The domain keeps to the eight colours of the design.
  const ground = styles.ground[avatarColour(user.name) as keyof typeof styles.ground]
  return (
    <span aria-hidden="true" className={classNames(styles.size[size], ground)}>
      {avatarInitials(user.name)}
    </span>
  )
}
