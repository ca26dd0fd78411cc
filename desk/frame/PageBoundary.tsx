import { Component, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { texts } from '../texts.ts'

/** A page that breaks, or whose code does not arrive, leaves the frame standing. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice kind="error">
        <p>{texts.pageFailed}</p>
        <Button kind="text" onClick={() => window.location.reload()}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
}
