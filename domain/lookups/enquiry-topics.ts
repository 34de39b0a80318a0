type Topic = { displayName: string; isAbout: readonly ('sale' | 'rental')[] }

/** What people ask about a home most often, and for which kind of listing it makes sense. */
export const enquiryTopics = {
  inspectionTimes: { displayName: 'Inspection times', isAbout: ['sale', 'rental'] },
  priceGuide: { displayName: 'Price guide', isAbout: ['sale'] },
  contract: { displayName: 'Contract of sale', isAbout: ['sale'] },
  similarHomes: { displayName: 'Similar homes', isAbout: ['sale', 'rental'] },
  application: { displayName: 'How to apply', isAbout: ['rental'] },
  availability: { displayName: 'When it is available', isAbout: ['rental'] },
  pets: { displayName: 'Pets', isAbout: ['rental'] },
} as const satisfies Record<string, Topic>

export type EnquiryTopic = keyof typeof enquiryTopics

/** The keys of a fixed object are its topics. */
export const enquiryTopicNames = Object.keys(enquiryTopics) as EnquiryTopic[]

/** The topics of a listing for sale or for rent, in the order in which they are offered. */
export const topicsFor = (listingType: 'sale' | 'rental'): EnquiryTopic[] =>
  enquiryTopicNames.filter((name) => {
    const { isAbout }: Topic = enquiryTopics[name]
    return isAbout.includes(listingType)
  })
