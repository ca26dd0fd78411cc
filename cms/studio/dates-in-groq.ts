// A comparison with a time that a document has not is neither true nor false, and neither is its negation: it is asked whether it is true.

export const isPlanned = 'dateTime(visibleFrom) > dateTime(now())'
export const isOver = 'dateTime(visibleUntil) <= dateTime(now())'
export const isNotOver = `(${isOver}) != true`
export const isShownUntil = `defined(visibleUntil) && (${isPlanned}) != true && ${isNotOver}`
