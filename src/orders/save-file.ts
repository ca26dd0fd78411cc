const READ_WITHIN_MS = 60_000

/** Hands a text to the browser as a file that was downloaded. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the guest has agreed.
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
