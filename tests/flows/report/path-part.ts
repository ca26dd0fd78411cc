import type { DriverName, PathResult } from '#tests/model/engine/result.ts'
import { escaped } from '../escaped.ts'

/**
 * A path with its sentences, open if it failed. `again` is the command that drives it once
 * more, `pictures` holds each screenshot as a data address.
 */
export function pathPart(
  { id, title, steps, ok, failure, ms }: PathResult,
  again: string,
  pictures: ReadonlyMap<string, string> = new Map(),
): string {
  const items = steps.map((sentence, index) => stepItem(sentence, index, failure?.step))
  const picture = failure?.screenshot === undefined ? undefined : pictures.get(failure.screenshot)
  const wrong = failure?.sentences.map((sentence) => `<li>${escaped(sentence)}</li>`) ?? []
  return [
    `<details class="${ok ? 'ok' : 'failed'}"${ok ? '' : ' open'}>`,
    `<summary><span class="sign">${ok ? 'Holds' : 'Failed'}</span> <span class="id">${escaped(id)}</span>`,
    `<span class="said">${escaped(title)}</span></summary>`,
    ...(wrong.length > 0 ? [`<ul class="wrong">${wrong.join('')}</ul>`] : []),
    ...(picture === undefined
      ? []
      : [`<img class="seen" src="${picture}" alt="The page as it was when this step failed" loading="lazy">`]),
    `<ol class="steps">${items.join('')}</ol>`,
    `<p>${ms} ms. Again: <code>${escaped(again)}</code></p>`,
    '</details>',
  ].join('\n')
}

function stepItem(sentence: string, index: number, failed: number | undefined): string {
  if (failed === undefined || index < failed) return `<li>${escaped(sentence)}</li>`
  return index === failed
    ? `<li class="here"><strong>Failed here:</strong> ${escaped(sentence)}</li>`
    : `<li class="never">${escaped(sentence)}</li>`
}

/** The command that drives a path again. */
export function replayOf({ id }: Pick<PathResult, 'id'>, driver: DriverName): string {
  return `npm run flows -- --driver ${driver} --path ${id}`
}
