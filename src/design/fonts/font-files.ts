import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

/** URLs for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: the same files that fonts.css.ts declares. */
export const fontFiles = { text: textFont, display: displayFont }
