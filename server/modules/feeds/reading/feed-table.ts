import type { CheckedListing } from './check-feed.ts'

/** What becomes of the listings of files, as a table for the terminal. */
export const feedTableHead = '| file | listing | outcome | remarks |\n| --- | --- | --- | --- |'

export const feedTableRow = (file: string, { uniqueId, outcome, remarks }: CheckedListing): string =>
  `| ${[file, uniqueId, outcome, remarks.join(' ')].join(' | ')} |`
