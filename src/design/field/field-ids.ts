/** The ids that tie a control to its hint and its error; `describedBy` is for `aria-describedby`, undefined without either. */
export function fieldIds(control: string, has: { hint: boolean; error: boolean }) {
  const hint = has.hint ? `${control}-hint` : undefined
  const error = has.error ? `${control}-error` : undefined
  return { control, hint, error, describedBy: [error, hint].filter(Boolean).join(' ') || undefined }
}
