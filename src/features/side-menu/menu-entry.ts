export type MenuEntry = { label: string; href: string }
