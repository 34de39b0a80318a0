export const MASK = '••••••'

const secretName =
  /pass(?:word|phrase|code)|secret|token|auth_?code|^code$|verifier|authorization|cookie|credential|api_?key|idempotency_?key|^otp$|csrf|e-?mail|phone|mobile/i
const namingKeys = ['field', 'name', 'key', 'type', 'kind']

const address = /[^\s"<>(),;]+@[^\s"<>(),;]+/g
const signedToken = /eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g
/** Long and without a gap, as drawn by a machine; addresses of homes have small letters and hyphens. */
const drawnToken = /\b(?=\w*\d)(?=\w*[A-Za-z])\w{32,}\b|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}/g
const parameter = /([?&#;])([\w.-]+)=([^&#;\s"]*)/g

/** Whether what stands under this name is nobody's business, whatever it is. */
export const isSecretName = (name: string): boolean => secretName.test(name)

/** Whether a value stands beside the name of something secret, as in `{ field: 'password', value: '…' }`. */
export const namesSecret = (fields: Record<string, unknown>): boolean =>
  namingKeys.some((key) => {
    const named = fields[key]
    return typeof named === 'string' && named.length < 40 && isSecretName(named)
  })

/** A text without e-mail addresses, tokens and secret parameters of addresses. */
export function maskText(text: string): string {
  return text
    .replaceAll(parameter, (whole, before: string, name: string, value: string) =>
      isSecretName(name) && value !== '' ? `${before}${name}=${MASK}` : whole,
    )
    .replaceAll(signedToken, MASK)
    .replaceAll(address, MASK)
    .replaceAll(drawnToken, MASK)
}
