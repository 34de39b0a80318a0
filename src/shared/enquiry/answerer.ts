/** Who answers an enquiry. */
export type Answerer = {
  /** The agent, else the office. */
  name: string
  office: string
  /** The number to call instead; null when nobody has one. */
  phone: string | null
}
