/** Whether a social provider has just sent the visitor back to this page, with a code or with an error. */
export function isSocialReturn(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return (
    Boolean(parameters.get('authError')) ||
    (Boolean(parameters.get('providerName')) && Boolean(parameters.get('authCode')))
  )
}
