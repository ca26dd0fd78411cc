/** The largest PDF that the site shows: 10 MB. */
export const PDF_MAX_BYTES = 10 * 1024 * 1024
