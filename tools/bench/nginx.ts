import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Answer } from './ask.ts'
import { freePort } from './free-port.ts'

export type Nginx = { url: string; port: number; pid: number; stop: () => Promise<void> }

/** Headers that each server writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'x-request-id', 'server'])

/** Where it has the answer of that number. */
export const nginxPath = (at: number) => `/page-${at}`

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** An nginx with one worker that serves the very bytes of the shop's answers, with the same headers, from files. */
export async function startNginx(folder: string, answers: Answer[]): Promise<Nginx> {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  answers.forEach(({ body }, at) => writeFileSync(join(folder, nginxPath(at)), body))
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configOf({ folder, port, answers }))
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => child.kill()
  process.once('exit', end)
  let said = ''
  let hasEnded = false
  child.stderr.on('data', (part: Buffer) => (said = (said + part).slice(-2_000)))
  const exited = new Promise<void>((resolve) => {
    child.on('close', () => {
      hasEnded = true
      resolve()
    })
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await isUp(url)); attempt++) {
    if (hasEnded || attempt > 100) throw new Error(`nginx did not start. It said:\n${said}`)
    await wait(50)
  }
  const stop = async () => {
    process.off('exit', end)
    end()
    await exited
  }
  return { url, port, pid: child.pid!, stop }
}

const isUp = (url: string) =>
  ask(`${url}/`).then(
    () => true,
    () => false,
  )

function configOf({ folder, port, answers }: { folder: string; port: number; answers: Answer[] }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`)
  // One process that is its own worker: its processor time is all that nginx costs, and it needs no other user.
  return `daemon off;
master_process off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  ${temporary.join(' ')}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;
  etag off;
  max_ranges 0;
  types {}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${answers.map(locationOf).join('\n    ')}
  }
}
`
}

function locationOf({ headers }: Answer, at: number) {
  const kept = Object.entries(headers).filter(([name]) => !OWN.has(name))
  const lines = kept.map(([name, value]) => `add_header ${name} ${quoted(String(value))};`)
  return `location = ${nginxPath(at)} {
      default_type ${quoted(headers['content-type'] ?? 'text/html')};
      add_header x-request-id $request_id;
      add_header Last-Modified "";
      ${lines.join('\n      ')}
    }`
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
