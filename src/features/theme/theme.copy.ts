export const themeCopy = {
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}
