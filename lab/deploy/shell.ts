import { spawn } from 'node:child_process'

/** Runs commands as root at a shell prompt, and answers what they printed; throws it when one fails. */
export async function shell(commands: string): Promise<string> {
  const child = spawn('sh', ['-euc', commands], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (ended) => resolve(ended ?? 1))
  })
  if (code !== 0) throw new Error(`${commands}\nended with ${code}:\n${output}`)
  return output.trim()
}
