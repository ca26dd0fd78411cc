import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { lineInMachine, lineInModel } from './lines.ts'

const machine = await readFile('machines/auth.machine.ts', 'utf8')
const model = await readFile('tests/model/models/auth.model.ts', 'utf8')
const textAt = (source: string, line = 0) => source.split('\n')[line - 1]?.trim()

test('a step is found where its state, or one around it, takes its event, and where the model has its row', () => {
  expect(textAt(machine, lineInMachine(machine, 'LOGIN.filling', 'phone.submitted'))).toBe("'phone.submitted': [")
  expect(textAt(machine, lineInMachine(machine, 'closed', 'page.left'))).toBe("'page.left': {},")
  expect(textAt(machine, lineInMachine(machine, 'LOGIN.filling', 'page.left'))).toBe("'page.left': '.closed',")
  expect(textAt(machine, lineInMachine(machine, 'LOGIN.checkingRegistration', 'checkRegistration.resolves'))).toBe(
    "src: 'checkRegistration',",
  )
  expect(textAt(model, lineInModel(model, 'dialog.opened (for a page)'))).toMatch(/detail: 'for a page'/)
  expect(lineInMachine(machine, 'LOGIN.filling', 'nobody.knows')).toBeUndefined()
})
