const REFERENCE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isEnquiryReference = (text: string): boolean => REFERENCE.test(text)
