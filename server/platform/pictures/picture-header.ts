export type PictureHeader = {
  width: number
  height: number
  /** Bytes of memory that decoding needs for each pixel, as measured in the costliest kind of the format. */
  bytesPerPixel: number
}
