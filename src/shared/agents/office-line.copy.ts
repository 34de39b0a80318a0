import { numberText } from '#domain/text/number-text.ts'

const plural = (count: number, one: string, many: string): string => `${numberText(count)} ${count === 1 ? one : many}`

/** What a line about an office says. */
export const officeLineCopy = {
  agents: (count: number): string => plural(count, 'agent', 'agents'),
  sold: (count: number, place: string | null): string =>
    `${plural(count, 'home', 'homes')} sold${place === null ? '' : ` in ${place}`} in 12 months`,
} as const
