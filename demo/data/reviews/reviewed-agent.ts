/** An agent with the sales and leases that can be reviewed, the latest first. */
export type ReviewedAgent = {
  id: number
  name: string
  suburb: string
  isManager: boolean
  stateCode: string
  hasAccount: boolean
  /** Who has not claimed the profile asks for no review and answers none. */
  isClaimed: boolean
  sales: readonly {
    listingId: number
    listingType: 'sale' | 'rental'
    address: string
    suburbId: number
    completedOn: string
  }[]
}
