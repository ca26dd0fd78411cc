/** `POST` as multipart form data, so it is no JSON endpoint: fields Name, Phone, ActivityId and File. */
export const applyPath = 'CareerArea/Career/Apply'

export const MAX_CV_BYTES = 5 * 1024 * 1024

export const cvTypes = ['pdf', 'doc', 'docx'] as const
export type CvType = (typeof cvTypes)[number]
