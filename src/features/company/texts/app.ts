import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Homely has no app in the app stores, because it does not need one: the web site is made for phones. You can give it an icon on your home screen, so that it opens like an app does.',
  ],
  sections: [
    {
      id: 'iphone-and-ipad',
      title: 'iPhone and iPad',
      blocks: [
        {
          steps: [
            'Open this site in Safari.',
            'Press the Share button, the square with the arrow that points up.',
            'Choose **Add to Home Screen**, then **Add**.',
          ],
        },
      ],
    },
    {
      id: 'android',
      title: 'Android',
      blocks: [
        {
          steps: [
            'Open this site in Chrome.',
            'Open the menu with the three dots.',
            'Choose **Add to home screen** and confirm.',
          ],
        },
        'In Firefox and Samsung Internet the same entry is in the menu.',
      ],
    },
    {
      id: 'computer',
      title: 'On a computer',
      blocks: [
        'In Safari on a Mac choose **File**, then **Add to Dock**. In Chrome and Edge the entry is in the menu with the three dots, under the heading for saving, sharing or apps; the names change a little from version to version.',
      ],
    },
    {
      id: 'what-to-expect',
      title: 'What to expect',
      blocks: [
        {
          list: [
            'It is the same site: nothing more is installed, and it takes next to no space.',
            'It needs a connection. When yours is gone, the page tells you.',
            'It is always up to date; there is nothing to update.',
            'It sends no notifications to your phone.',
            'To remove it, remove the icon as you would remove any other.',
          ],
        },
        'Ready? Begin with [homes for sale](/for-sale) or [homes for rent](/for-rent).',
      ],
    },
  ],
}
