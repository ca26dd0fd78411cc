import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyForJob, type ApplicationField } from '#contract/careers.ts'
import type { careersMachine, Cv } from '#machines/careers.machine.ts'
import { texts } from '#src/careers/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { aPdf } from '#tests/support/cvs.ts'
import { careersFlow } from './careers.flow.ts'
import { type CareersStep } from './careers.model.ts'

export const careersPage: PageFlow<CareersStep> = {
  flow: careersFlow,
  open: openCareersPage,
  unreachable: [],
}

const labels = { Name: texts.name, Phone: texts.phone } as const satisfies Record<ApplicationField, string>

async function openCareersPage({ page, edge }: Desk): Promise<PagePlace<CareersStep, StateOf<typeof careersMachine>>> {
  const apply = edge.hold(applyForJob)
  const form = page.getByRole('main')
  const button = form.getByRole('button', { name: texts.send, exact: true })
  const fieldOf = (field: ApplicationField) => form.getByRole('textbox', { name: labels[field] })
  await open(page, '/career')

  async function play(event: CareersStep): Promise<void> {
    switch (event.type) {
      case 'field.changed':
        return fieldOf(event.field).fill(event.value)
      case 'field.left':
        await fieldOf(event.field).focus()
        return fieldOf(event.field).blur()
      case 'cv.chosen':
        return form.getByLabel(texts.cv, { exact: true }).setInputFiles(event.cv ? [await fileOf(event.cv)] : [])
      case 'send.pressed':
        return button.click()
      case 'apply.resolves':
        return apply.answer(null)
      case 'apply.rejects':
        return event.cause === 'no real PDF' ? apply.refuse(event.error) : apply.fail(event.cause)
      default:
        return event satisfies never
    }
  }

  return {
    calls: { apply },
    play,
    looks: {
      writing: ({ context: { application, missing, cvProblem } }) => [
        isPressable(button, 'ready'),
        holds(fieldOf('Name'), application.Name),
        holds(fieldOf('Phone'), application.Phone),
        ...[texts.name, texts.phone].map((label) => missesOrSees(texts.required(label), missingLabels(missing), label)),
        ...(application.cv ? [sees(form.getByText(application.cv.name))] : []),
        ...(cvProblem === undefined ? [] : [sees(form.getByText(cvProblem))]),
      ],
      sending: () => [isPressable(button, 'busy')],
    },
  }

  function missesOrSees(complaint: string, missing: readonly string[], label: string) {
    const place = form.getByText(complaint)
    return missing.includes(label) ? sees(place) : misses(place)
  }
}

function missingLabels(missing: readonly (ApplicationField | 'File')[]): string[] {
  return missing.map((field) => (field === 'File' ? texts.cv : labels[field]))
}

/** A heavy file is not worth its way through the test's own wires: the browser takes it from the disk. */
async function fileOf({ name, size }: Cv): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-cv-'))
  const file = path.join(folder, name)
  await writeFile(file, aPdf)
  await truncate(file, size)
  return file
}
