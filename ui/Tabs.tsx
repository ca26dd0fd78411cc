import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './Tabs.module.css'

export type TabsProps<Key extends string> = {
  label: string
  tabs: readonly { key: Key; label: string; content: ReactNode }[]
  /** The open tab, for a controlled component; without it the state is internal. */
  open?: Key
  onOpen?: (key: Key) => void
}

/** One tab in the tab order; the arrow keys, Home and End choose another. */
export function Tabs<Key extends string>({ label, tabs, open, onOpen }: TabsProps<Key>) {
  const id = useId()
  const [own, setOwn] = useState(0)
  const chosen = open === undefined ? own : tabs.findIndex(({ key }) => key === open)
  const list = useRef<HTMLDivElement>(null)

  function choose(index: number) {
    const next = (index + tabs.length) % tabs.length
    setOwn(next)
    const tab = tabs[next]
    if (tab) onOpen?.(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    choose(target)
  }

  return (
    <div>
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
