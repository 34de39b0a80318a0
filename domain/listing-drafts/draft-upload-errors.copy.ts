/** What is said when a file for a listing is not taken. */
export const draftUploadErrors = {
  noDraft: 'This listing is not there any more, or it is not one of your office.',
  tooMany: (most: number) => `You can add at most ${most} a day. Please go on tomorrow.`,
  noPdf: 'We couldn’t read this file as a PDF.',
  fileName: (longest: number) => `The name of the file may have at most ${longest} characters.`,
} as const
