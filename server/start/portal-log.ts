import pino, { type DestinationStream, type Logger } from 'pino'

/** Fields of requests and of operations' variables that no log line may hold. */
const secrets = ['req.headers.authorization', 'req.headers.cookie', 'variables.password']

/**
 * The log of the portal. Errors are written with their name, code, message and stack, and nothing else: those of a database
 * carry the statement's values along. What looks like an e-mail address or a token is left out of the rest.
 */
export const portalLog = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, redact: secrets, serializers: { err: plainError } }, destination)

type PlainError = { type: string; code?: string; message: string; stack?: string; cause?: PlainError }

function plainError(error: unknown, depth = 0): PlainError | undefined {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) }
  const { name, message, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return {
    type: name,
    ...code,
    message: withoutSecrets(message),
    ...(stack === undefined ? {} : { stack: withoutSecrets(stack) }),
    ...(cause === undefined || depth > 3 ? {} : { cause: plainError(cause, depth + 1) }),
  }
}

// Not the folder of a scoped package, whose name follows a slash.
const emailAddress = /[^\s<>"'`,;:()=/]+@[^\s<>"'`,;:()=]+/g
/** Forty letters of base64url or more, which is what the portal's tokens and those of providers are made of. */
const token = /(?<![\w/.-])[\w-]{40,}(?:\.[\w-]+)*/g

/** A text without what looks like an e-mail address or a token. */
export const withoutSecrets = (text: string): string => text.replaceAll(emailAddress, '…').replaceAll(token, '…')
