/** With the value 1, a request asks for no picture that stands in for one that is missing. */
export const NO_PLACEHOLDER_IMAGES = 'x-no-placeholder-images'

/** Whether a request takes placeholder images, as it does unless it says otherwise. */
export const takesPlaceholderImages = (header: string | null | undefined): boolean => header !== '1'

/** A picture as a request wants it: null instead of a default one where it takes no placeholders. */
export function withoutPlaceholder<Picture extends { isDefault: boolean }>(
  picture: Picture | null,
  { takesPlaceholders }: { takesPlaceholders: boolean },
): Picture | null {
  return picture !== null && picture.isDefault && !takesPlaceholders ? null : picture
}
