import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { aMemoryFolder } from './run-folder.ts'

const VCL = join(import.meta.dirname, '..', '..', 'deploy', 'varnish', 'vitrine.vcl')

type Edge = { port: number; shopPort: number; /** As of the balancer. */ isPatient?: boolean }

/** A real Varnish with the shop's own configuration, in front of the shop at this port. */
export async function aVarnish({ port, shopPort, isPatient = false }: Edge) {
  const folder = aMemoryFolder()
  const vcl = join(folder, 'vitrine.vcl')
  const text = readFileSync(VCL, 'utf8').replace('.port = "3000"', `.port = "${shopPort}"`)
  writeFileSync(vcl, isPatient ? text.replace('.timeout = 2s', '.timeout = 60s') : text)
  const words = ['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-T', 'none', '-f', vcl, '-s', 'malloc,64m']
  words.push('-p', 'http_gzip_support=off')
  // Whoever asks from here keeps connections open, and must not meet one that is just being closed.
  words.push('-p', 'timeout_idle=600')
  // As the user that started it: the ones that Debian makes for it do not own the folder.
  const child: ChildProcess = spawn('varnishd', [...words, '-j', 'none'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()))
  const origin = `http://127.0.0.1:${port}`
  const ended = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error(`Varnish ended: ${said}`))))
  const answers = () => fetch(`${origin}/`, { method: 'OPTIONS' }).then(() => true)
  await Promise.race([eventually('Varnish to answer', answers), ended])
  ended.catch(() => {})
  return {
    origin,
    pid: child.pid!,
    close: async () => {
      if (child.exitCode !== null) return
      const gone = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
