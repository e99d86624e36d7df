import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { aMemoryFolder } from './run-folder.ts'
import { askOnce } from './shop-process.ts'

const CONFIG = join(import.meta.dirname, '..', '..', 'deploy', 'haproxy', 'haproxy.cfg')

type Balancer = {
  port: number
  machines: readonly [number, number]
  /** Machines that live in a process which does much besides may be slow to say that they are ready. */
  isPatient?: boolean
}

/** A real HAProxy with the shop's own configuration, in front of two machines at these ports of this one. */
export async function anHaproxy({ port, machines: [one, two], isPatient = false }: Balancer) {
  const file = join(aMemoryFolder(), 'haproxy.cfg')
  const text = readFileSync(CONFIG, 'utf8')
    .replaceAll(/^ +(user|group) haproxy\n/gm, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('10.0.0.1:3000', `127.0.0.1:${one}`)
    .replace('10.0.0.2:3000', `127.0.0.1:${two}`)
    .replace('timeout check 3s', isPatient ? 'timeout check 60s' : 'timeout check 3s')
  writeFileSync(file, text)
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()))
  const origin = `http://127.0.0.1:${port}`
  const ended = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error(`HAProxy ended: ${said}`))))
  const answers = async () => (await askOnce(`${origin}/readyz`)).status === 200
  await Promise.race([eventually('HAProxy to lead to a machine', answers), ended])
  ended.catch(() => {})
  return {
    origin,
    said: () => said,
    close: async () => {
      if (child.exitCode !== null) return
      const gone = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}
