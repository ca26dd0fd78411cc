import { createActor } from 'xstate'
import { careersMachine, type Cv } from '#machines/careers.machine.ts'
import { createCareersActors } from '#src/careers/careers.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import { aPdf } from '#tests/support/cvs.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import type { CareersStep } from './careers.model.ts'

/** The form for a CV with its real actor. */
export function openCareers(api: TestApi) {
  const { client, gate, failWith, mend } = createEdge(api)
  const { apply } = createCareersActors({ client })
  const actor = createActor(careersMachine.provide({ actors: { apply: gate.hold('apply', apply) } }))

  function play(event: CareersStep): void {
    switch (event.type) {
      case 'field.changed':
      case 'field.left':
      case 'send.pressed':
        return actor.send(event)
      case 'cv.chosen':
        return actor.send({ ...event, cv: event.cv && fileOf(event.cv) })
      case 'apply.resolves':
        return gate.open('apply')
      case 'apply.rejects':
        return event.cause === 'no real PDF' ? gate.open('apply') : failWith('apply', event.cause)
      default:
        event satisfies never
    }
  }
  return { actor, play, mend }
}

/** Only what is called a PDF and is not disguised begins as one. */
function fileOf({ name, size }: Cv): File {
  const beginning = name === 'disguised.pdf' ? Buffer.from('#!/bin/sh') : aPdf
  return new File([beginning, new Uint8Array(size - beginning.length)], name)
}
