import { showToast } from '#ui/lib/toasts.ts'

/** Copies a text, and says whether that was possible: it is not without https, or where the browser was told not to. */
export async function copyText(text: string, words: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', words.copied)
  } catch {
    // Refused: the person is told what to do instead.
    showToast('warning', words.notCopied)
  }
}
