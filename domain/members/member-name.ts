/** A name as it is kept: what cannot be seen and runs of spaces become one space, none stands around it. Empty for none. */
export const memberName = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

/** A few words of a member: lines stay, other characters that cannot be seen become spaces. */
export const memberWords = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim()
