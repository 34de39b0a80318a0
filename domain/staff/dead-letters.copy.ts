export const deadLetterErrors = {
  notStaff: 'Only staff who manage listings can do this.',
  reason: (least: number, longest: number) =>
    `Say why in ${least} to ${longest} characters, without names or contact details of members; it stays in the log of staff.`,
} as const
