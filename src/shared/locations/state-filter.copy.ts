export const stateFilterCopy = {
  label: 'States and territories',
  everywhere: 'Australia',
} as const
