import { FileText, Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { texts } from '#ui/texts.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './FileField.module.css'

export type FileFieldProps = FieldProps & {
  name: string
  /** As in HTML: what the chooser offers. */
  accept: string
  file: { readonly name: string } | undefined
  onChange: (file: File | undefined) => void
  disabled?: boolean
}

/** One file, chosen or dropped on the field. */
export function FileField({ label, hint, problem, required, name, accept, file, onChange, disabled }: FileFieldProps) {
  const Icon = file ? FileText : Upload
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Once it was sent the owner has no file any more; the browser's own control still has.
    if (!file && input.current) input.current.value = ''
  }, [file])
  return (
    <Field label={label} hint={hint} problem={problem} required={required} isEmpty={file === undefined}>
      {(control) => (
        <span className={styles['file']}>
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            disabled={disabled}
            onChange={(event) => onChange(event.target.files?.[0])}
          />
          <span className={styles['shown']} aria-hidden="true">
            <Icon size={20} />
            <span className={styles['name']}>{file?.name ?? texts.chooseFile}</span>
            {file && <span className={styles['other']}>{texts.changeFile}</span>}
          </span>
        </span>
      )}
    </Field>
  )
}
