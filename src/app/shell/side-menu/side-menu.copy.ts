export const sideMenuCopy = {
  open: 'Open menu',
  withoutScript: 'Menu, at the bottom of the page',
  menu: 'Menu',
  close: 'Close menu',
} as const
