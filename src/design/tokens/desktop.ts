/** The one width that code of the first load asks for. */
export const desktopWidth = 960

export const desktopMedia = `(min-width: ${desktopWidth + 1}px)`
