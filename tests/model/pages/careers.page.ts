import { rmSync } from 'node:fs'
import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { applyForJob } from '#contract/careers.ts'
import type { careersMachine, Cv } from '#machines/careers.machine.ts'
import { texts } from '#src/careers/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { Look, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isPressable, sees, seesOnly } from '#tests/model/browser/sight.ts'
import { careersFlow } from '#tests/model/models/careers.model.ts'
import { aPdf } from '#tests/support/cvs.ts'

const labels = { Name: texts.name, Phone: texts.phone }

export const careersPage: PageFlow = {
  flow: careersFlow,
  unreachable: [],
  async open({ page, edge }) {
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: texts.send, exact: true })
    const fieldOf = (field: 'Name' | 'Phone' | 'File') =>
      field === 'File' ? main.getByLabel(texts.cv, { exact: true }) : main.getByRole('textbox', { name: labels[field] })
    await open(page, '/career')

    const form: Look = ({ context: { fields, problems } }) => [
      isPressable(button, 'ready'),
      holds(fieldOf('Name'), fields.Name),
      holds(fieldOf('Phone'), fields.Phone),
      seesOnly(main.getByText('Name is required'), problems.Name),
      seesOnly(main.getByText('Phone is required'), problems.Phone),
      ...(problems.File === undefined ? [] : [sees(main.getByText(problems.File))]),
      ...(fields.File ? [sees(main.getByText(fields.File.name))] : []),
    ]
    return placeOf<typeof careersMachine>({
      calls: { send: edge.hold(applyForJob) },
      gestures: {
        async 'field.changed'({ field, value }) {
          if (typeof value === 'string') return fieldOf(field).fill(value)
          return fieldOf('File').setInputFiles(value ? [await fileOf(value, page)] : [])
        },
        'submit.pressed': () => button.click(),
      },
      looks: { editing: form, submitting: () => [isPressable(button, 'busy')], sent: form, failed: form },
    })
  },
}

/** A heavy file is not worth its way through the test's own wires: the browser takes it from the disk, where it lies as long as `page` is open. */
async function fileOf({ name, size }: Cv, page: Page): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-cv-'))
  page.once('close', () => rmSync(folder, { recursive: true }))
  const file = path.join(folder, name)
  await writeFile(file, aPdf)
  await truncate(file, size)
  return file
}
