import * as z from 'zod'
import { postJson, redacted, type Fetch } from './post-json.ts'
import type { Sender } from './sender.ts'

export type MimSmsOptions = { userName: string; apiKey: string; senderName: string; fetch: Fetch }

const SEND = 'https://api.mimsms.com/api/SmsSending/SMS'

const Answer = z.object({ statusCode: z.union([z.number(), z.string()]), responseResult: z.string().nullish() })

/** MIM SMS. `T` marks a transactional message, which goes out at any hour. */
export function createMimSms({ userName, apiKey, senderName, fetch }: MimSmsOptions): Sender {
  return async ({ to, text }) => {
    const body = {
      UserName: userName,
      Apikey: apiKey,
      MobileNumber: to.replace('+', ''),
      CampaignId: 'null',
      SenderName: senderName,
      TransactionType: 'T',
      Message: text,
    }
    const answer = Answer.safeParse(await postJson({ fetch, url: SEND, body }))
    if (!answer.success) throw new Error('MIM SMS gave an answer that cannot be read')
    const { statusCode, responseResult } = answer.data
    if (Number(statusCode) === 200) return
    throw new Error(`MIM SMS refused the message: ${redacted(`${statusCode} ${responseResult ?? ''}`, apiKey)}`)
  }
}
