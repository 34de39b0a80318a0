import { globalLayer, type StyleRule } from '@vanilla-extract/css'

// In this order, so that a sprinkle beats a recipe and a page's own unlayered style beats both, however chunks are loaded.
export const resetLayer = globalLayer('reset')
export const baseLayer = globalLayer('base')
export const recipeLayer = globalLayer('recipes')
export const sprinkleLayer = globalLayer('sprinkles')

/** The rule of a recipe or component, in its layer. */
export function inRecipes(rule: LayeredRule): StyleRule {
  return { '@layer': { [recipeLayer]: rule } }
}

type LayeredRule = NonNullable<StyleRule['@layer']>[string]
