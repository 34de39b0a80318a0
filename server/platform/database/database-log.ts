/** What the database logs to; pino's logger fits. */
export type DatabaseLog = { info(message: string): void; warn(message: string): void; error(message: string): void }
