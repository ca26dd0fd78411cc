import { paperPath } from '#contract/money/paper.ts'
import type { Operation, Parameter } from './operation.ts'

const inPath = (name: string): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } })

/** Sheets of an order, by the link that staff send. */
export const paperOperations: Record<string, { get: Operation }> = {
  [paperPath]: {
    get: {
      operationId: 'paper-pdf',
      tags: ['Bookings'],
      summary: 'A folio, receipt or invoice as a PDF, for anyone who has its link',
      parameters: ['Code', 'Token', 'File'].map(inPath),
      responses: {
        '200': { description: 'The sheet', content: { 'application/pdf': { schema: { type: 'string' } } } },
        '404': { description: 'not_found: the link opens no sheet' },
        '429': { description: 'too_many_requests: too many sheets from one network' },
      },
    },
  },
}
