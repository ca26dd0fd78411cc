import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** The largest file that the site takes as a picture. */
export const MAX_BYTES = 20 * 1024 * 1024

const isPdf = ({ type }: Pick<File, 'type'>): boolean => type === 'application/pdf'

/** Why a file cannot be a picture of the site, as far as that shows before it is uploaded. */
export function faultOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!TYPES.includes(type))
    return `${name} is not a JPEG, PNG, WebP or AVIF. A photo from a phone may be HEIC: send it to yourself as JPEG.`
  if (size === 0) return `${name} is empty: nothing of it arrived on this computer.`
  if (size > MAX_BYTES) return `${name} is larger than 20 MB: save it smaller, 3000 pixels wide.`
  return undefined
}

/**
 * Reports what the Studio ignores without a word. A file that was chosen and cannot be taken does not reach it, so no empty draft is left.
 * The Studio makes the field of its file dialog outside of its forms, hence the window.
 */
export function useRefusedFiles(): void {
  const toast = useToast()
  useEffect(() => {
    function isRefused(files: readonly File[]): boolean {
      const faults = files.map(faultOfFile).filter((fault) => fault !== undefined)
      for (const description of faults) toast.push({ status: 'error', title: 'This file was not taken', description })
      return faults.length > 0
    }
    function onChange(event: Event): void {
      const { target } = event
      const isFileField = target instanceof HTMLInputElement && target.type === 'file'
      // The field of a PDF says itself what is wrong with it.
      if (!isFileField || target.accept === 'application/pdf') return
      if (isRefused([...(target.files ?? [])])) event.stopImmediatePropagation()
    }
    const onDrop = ({ dataTransfer }: DragEvent) =>
      void isRefused([...(dataTransfer?.files ?? [])].filter((file) => !isPdf(file)))
    window.addEventListener('change', onChange, true)
    window.addEventListener('drop', onDrop, true)
    return () => {
      window.removeEventListener('change', onChange, true)
      window.removeEventListener('drop', onDrop, true)
    }
  }, [toast])
}
