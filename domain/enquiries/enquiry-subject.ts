/** What somebody asks about: a home, a home of a new development, an agent, or with an agent what their own home is worth. */
export type EnquirySubject =
  | { kind: 'listing' | 'development'; listingId: number }
  | { kind: 'agent' | 'seller'; agentId: number }

export type EnquirySubjectKind = EnquirySubject['kind']

/** The same text for the same subject; a home's is its number alone. */
export function enquirySubjectKey(subject: EnquirySubject): string {
  switch (subject.kind) {
    case 'listing':
      return String(subject.listingId)
    case 'development':
      return `development:${subject.listingId}`
    case 'agent':
    case 'seller':
      return `${subject.kind}:${subject.agentId}`
  }
}
