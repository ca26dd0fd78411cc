import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './Tabs.module.css'

export type TabsProps = {
  label: string
  tabs: readonly { key: string; label: string; content: ReactNode }[]
}

/** One tab in the tab order; the arrow keys, Home and End choose another. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  function choose(index: number) {
    const next = (index + tabs.length) % tabs.length
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    choose(target)
  }

  return (
    <div className={styles['tabs']}>
      <div ref={list} className={styles['list']} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          id={`${id}-panel-${index}`}
          className={styles['panel']}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
