import { AVATAR_SIZE, AVATAR_SIZE_LARGE } from '../lookups/limits.ts'

export type Avatar = { identifier: string; version: number | string; isDefault: boolean }

/** How many colours the design keeps for initials. */
export const AVATAR_COLOURS = 8

/** The first letters of the first and last word of a name, in capitals; "?" for a name without letters or digits. */
export function avatarInitials(name: string): string {
  const letters = name.split(/\s/u).flatMap((word) => /[\p{Letter}\p{Number}]/u.exec(word)?.[0] ?? [])
  const [first] = letters
  if (first === undefined) return '?'
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return (first + last).toUpperCase()
}

/** Which of the colours, 0 to 7, goes with the first letter of a name; other beginnings share colour 0. */
export function avatarColour(name: string): number {
  const letter = avatarInitials(name).normalize('NFKD').charCodeAt(0) - 'A'.charCodeAt(0)
  return letter >= 0 && letter < 26 ? letter % AVATAR_COLOURS : 0
}

/** Whether an avatar is the default one: the user has none, or its flag says so (docs/product.md, section 8.7). */
export const isDefaultAvatar = (avatar: Avatar | null): boolean => avatar === null || avatar.isDefault

/** Agents and users with an own avatar get an image, everyone else initials on a colour (docs/product.md, section 8.7). */
export const hasAvatarImage = (user: { isAgent: boolean; avatar: Avatar | null }): boolean =>
  user.isAgent || !isDefaultAvatar(user.avatar)

/** The stored size, 76 or 200 pixels, that an avatar of a width in CSS pixels needs (docs/product.md, section 8.7). */
export const avatarSize = (width: number): number => (width > AVATAR_SIZE ? AVATAR_SIZE_LARGE : AVATAR_SIZE)

/** The size of the initials in an avatar of a width, in the same unit, rounded to whole numbers. */
export const avatarFontSize = (width: number): number => Math.round(width * 0.4)
