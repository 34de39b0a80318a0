import type { SharingChannel, SharingSubject } from '#machines/sharing/sharing.machine.ts'
import { sharingCopy } from './sharing.copy.ts'

export type SharingLink = { channel: SharingChannel; label: string; href: string }

/** Ways to share that are plain links; none of the services is asked before a visitor follows one. */
export function sharingLinks({ title, text, url }: SharingSubject): SharingLink[] {
  const [encodedUrl, encodedText] = [encodeURIComponent(url), encodeURIComponent(text)]
  const textAndUrl = encodeURIComponent(`${text}\n${url}`)
  return [
    {
      channel: 'email',
      label: sharingCopy.email,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${textAndUrl}`,
    },
    { channel: 'whatsapp', label: sharingCopy.whatsapp, href: `https://wa.me/?text=${textAndUrl}` },
    {
      channel: 'facebook',
      label: sharingCopy.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`,
    },
    { channel: 'x', label: sharingCopy.x, href: `https://x.com/intent/post?text=${encodedText}&url=${encodedUrl}` },
  ]
}
