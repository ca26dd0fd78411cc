import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from '#ui/forms/Form.tsx'
import { Alpona } from '#ui/headings.tsx'
import { Notice } from '#ui/messages.tsx'
import { brand } from '../brand.ts'
import { texts as common } from '../texts.ts'
import { isForStudio } from './for-studio.ts'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

type SignInFrameProps = {
  title?: string
  lead?: string
  problem?: string | undefined
  /** A form has one action; without it the frame is a plain sheet. */
  onSubmit?: () => void
  children: ReactNode
}

/** One step of signing in: a sheet of paper under the resort's name. */
export function SignInFrame({ title, lead, problem, onSubmit, children }: SignInFrameProps) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = sheet.current?.querySelector<HTMLElement>('input:not([tabindex="-1"]), [data-first]')
    first?.focus()
  }, [])
  const content = (
    <>
      {title !== undefined && <h1>{title}</h1>}
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {children}
    </>
  )
  return (
    <div className={styles['page']}>
      <header className={styles['brand']}>
        <p className={styles['name']}>{brand()}</p>
        <p className={styles['desk']}>{isForStudio() ? texts.studio : common.frontDesk}</p>
        <Alpona />
      </header>
      <main ref={sheet} className={styles['sheet']}>
        {onSubmit ? (
          <Form className={styles['form']} onSubmit={onSubmit}>
            {content}
          </Form>
        ) : (
          <div className={styles['form']}>{content}</div>
        )}
      </main>
    </div>
  )
}
