import { LONGEST_SLUG, isSlug, slugify } from '#domain/text/slug.ts'

/** A building of new apartments as its URL names it. */
export type NewBuildingAddress = { locationUri: string; slug: string }

/** `/new-apartments/richmond-vic-3121/wren-house`; null for a name without a Latin letter or digit. */
export function formatNewBuildingUrl(suburbUri: string, name: string): string | null {
  const slug = buildingSlug(name)
  return slug === null ? null : `/new-apartments/${suburbUri}/${slug}`
}

/** A number alone at the end of the URL is that of a listing, so "88" is `building-88`. */
export function buildingSlug(name: string): string | null {
  const slug = slugify(name).slice(0, LONGEST_SLUG).replace(/-$/, '')
  if (slug === '') return null
  return /^\d+$/.test(slug) ? `building-${slug}`.slice(0, LONGEST_SLUG) : slug
}

/** The building of a path, in any case and with a slash at its end or not; null for every other path. */
export function readNewBuildingUrl(path: string): NewBuildingAddress | null {
  const [, locationUri = '', slug = ''] = /^\/new-apartments\/([^/]+)\/([^/]+)\/?$/i.exec(path.toLowerCase()) ?? []
  return isSlug(locationUri) && isSlug(slug) && !/^\d+$/.test(slug) ? { locationUri, slug } : null
}
