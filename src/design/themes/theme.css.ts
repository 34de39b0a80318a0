import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { type ColourName, darkColours, lightColours, printColours } from '../tokens/colours.ts'

/** The colours as custom properties: `colour.ink` is `var(--ink)`. */
export const colour = createGlobalThemeContract(lightColours, (_, path) => path.join('-'))

const light = themeOf('light', lightColours)
const dark = themeOf('dark', darkColours)

globalStyle(':root', light)
globalStyle(':root:not([data-theme="light"])', { '@media': { '(prefers-color-scheme: dark)': dark } })
globalStyle(':root[data-theme="dark"]', dark)
// On paper the same in every theme, whose selectors it outweighs.
globalStyle(':root:root:root', { '@media': { print: themeOf('light', printColours) } })

function themeOf(colorScheme: 'light' | 'dark', colours: Record<ColourName, string>) {
  return { colorScheme, vars: assignVars(colour, colours) }
}
