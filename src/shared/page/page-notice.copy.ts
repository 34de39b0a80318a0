export const pageNoticeCopy = { close: 'Close this message' } as const
