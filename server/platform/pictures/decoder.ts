import sharp from 'sharp'

// One thread for each picture, so that the queues alone say how many processors pictures may take; and nothing of them is kept.
sharp.concurrency(1)
sharp.cache(false)
// What no picture of the portal is can be decoded by nobody: TIFF, GIF, PDF and all that a later version may know.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
})

/** The library that decodes pictures, with its limits; nothing else of the server imports it. */
export { default as decoder } from 'sharp'
export type { Sharp as DecodedPicture } from 'sharp'
