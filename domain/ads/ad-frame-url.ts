/** Below it, the documents in which scripts of ads run. */
export const AD_FRAME_PATH = '/ads'

export const formatAdFrameUrl = (id: number, slotId: string): string => `${AD_FRAME_PATH}/${id}/${slotId}`
