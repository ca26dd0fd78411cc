import type { DueMessage } from '#api/messages/outbox.ts'

/** Where no gateway is configured a message is written to the terminal, beside which a person tries the product. */
export async function printMessage({ channel, to, text }: DueMessage): Promise<void> {
  process.stdout.write(`[${channel} to ${to}] ${text.replaceAll(/\s*\n\s*/g, ' ')}\n`)
}
