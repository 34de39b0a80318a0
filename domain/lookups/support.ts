/** Where a visitor finds help unless the server is told otherwise; the number is one of those kept for fiction. */
export const defaultSupport = { phone: '(03) 7010 0100', email: 'help@homely.example' } as const
