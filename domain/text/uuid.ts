/** The pattern of a UUID of any version, for patterns of names that have one in them. */
export const UUID_PATTERN = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`

const pattern = new RegExp(`^${UUID_PATTERN}$`, 'i')
const lowerCase = new RegExp(`^${UUID_PATTERN}$`)

/** Whether a text is a UUID of any version. */
export const isUuid = (text: string): boolean => pattern.test(text)

/** Whether it is one as the portal writes it. */
export const isLowerCaseUuid = (text: string): boolean => lowerCase.test(text)
