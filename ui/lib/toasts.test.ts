import { expect, test } from 'vitest'
import { onToast, showToast, type Toast } from './toasts.ts'

test('a toast closes after five seconds unless set otherwise', () => {
  const shown: Toast[] = []
  const stop = onToast((toast) => shown.push(toast))

  showToast('warning', 'The dates are taken')
  showToast('success', 'You are successfully logged in', 1_000)
  stop()

  expect(shown).toEqual([
    { kind: 'warning', text: 'The dates are taken', autoCloseMs: 5_000 },
    { kind: 'success', text: 'You are successfully logged in', autoCloseMs: 1_000 },
  ])
})

test('a toast of the time before there is a place for it is shown once there is one', () => {
  const shown: Toast[] = []

  showToast('info', 'One moment')
  const stop = onToast((toast) => shown.push(toast))
  stop()

  expect(shown.map(({ text }) => text)).toEqual(['One moment'])
})
