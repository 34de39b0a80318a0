export const shellPageCopy = { title: 'Find your home' } as const
