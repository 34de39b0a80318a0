import type { Menu, MenuLink } from '#src/shared/runtime/define-feature.ts'

/** The links of a menu, in the order that it shows them. */
export const menuLinks = (navigation: readonly MenuLink[], menu: Menu): readonly MenuLink[] =>
  navigation
    .flatMap((link) => {
      const place = link.places[menu]
      return place === undefined ? [] : [{ link, place }]
    })
    .toSorted((left, right) => left.place - right.place)
    .map(({ link }) => link)
