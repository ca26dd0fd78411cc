// Compared with a time that a document lacks, GROQ answers neither true nor false, and its negation neither: so ask whether it is true.

export const isPlanned = 'dateTime(visibleFrom) > dateTime(now())'
export const isOver = 'dateTime(visibleUntil) <= dateTime(now())'
export const isNotOver = `(${isOver}) != true`
export const isShownUntil = `defined(visibleUntil) && (${isPlanned}) != true && ${isNotOver}`
