import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { findPostmaster, stopPostmaster } from '#postgres/postmaster.ts'
import { findServerHome } from '#postgres/server-home.ts'
import { ROOT } from '../bundle.ts'
import { MEMORY_ENV, MEMORY_FLAGS } from '../process-memory.mjs'
import { ask } from './ask.ts'
import { freePort } from './free-port.ts'

export type ShopProcess = {
  url: string
  port: number
  pid: number
  startSeconds: number
  postgresPid: () => number | undefined
  /** Asks it to close as Ctrl-C does; throws when it does not do so politely. */
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 180_000
const CLOSED_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 20

/** Settings of the person who runs the bench must not reach the shop that is measured. */
const NOT_INHERITED = [
  'DATABASE_URL',
  'SHOP_URL',
  'HOST',
  'WORKERS',
  'SECRET',
  'SMTP_URL',
  'DEMO',
  'TRUST_PROXY',
  'METRICS_TOKEN',
  'LOG_LEVEL',
  'ROLE',
  'EDGE_URL',
  'STORAGE_URL',
  'STORAGE_FORMER_URL',
  'DATABASE_READ_URL',
  'DATABASE_POOLER_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]

/** Starts the shop as `npm start` does, on the data folder, and waits until it is ready to serve. */
export async function startShop(
  dataDir: string,
  signal: AbortSignal,
  { workers = 1, env = {} }: { workers?: number; env?: Record<string, string> } = {},
): Promise<ShopProcess> {
  signal.throwIfAborted()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedMs = performance.now()
  const hook = pathToFileURL(join(ROOT, 'tools', 'tsx-hook.mjs')).href
  const flags = ['--disable-warning=ExperimentalWarning', ...MEMORY_FLAGS, '--import', hook]
  const args = [...flags, join(ROOT, 'src', 'cli', 'vitrine.ts'), 'start']
  // As it ships, with its log: into a file, so that reading it costs nobody anything.
  mkdirSync(dataDir, { recursive: true })
  const logFile = join(dataDir, 'bench.log')
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', log, log],
    env: {
      ...MEMORY_ENV,
      ...process.env,
      ...Object.fromEntries(NOT_INHERITED.map((name) => [name, ''])),
      DATA_DIR: dataDir,
      PORT: String(port),
      WORKERS: String(workers),
      // All visitors come from one address here.
      RATE_LIMITS: 'off',
      NODE_ENV: 'production',
      ...env,
    },
  })
  closeSync(log)
  let failure = ''
  const said = () => readFileSync(logFile, 'utf8').slice(-4_000) + failure
  let exitCode: number | undefined
  const exited = new Promise<void>((resolve) => {
    child.on('error', (error) => (failure = error.message))
    child.on('close', (code) => {
      exitCode = code ?? 1
      resolve()
    })
  })

  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([exited, wait(CLOSED_WITHIN_MS, undefined, { ref: false })])
    const closedInTime = exitCode !== undefined
    if (!closedInTime) child.kill('SIGKILL')
    // A shop that was killed leaves its PostgreSQL to the next start; here there is none.
    const left = findPostgres(dataDir)
    if (left) await stopPostmaster(left)
    if (!closedInTime) throw new Error(`The shop did not close within ${CLOSED_WITHIN_MS} ms of being asked to.`)
    if (exitCode !== 0) throw new Error(`The shop closed with exit code ${exitCode}. It said:\n${said()}`)
  }

  const giveUpMs = startedMs + READY_WITHIN_MS
  while (!(await isReady(url))) {
    if (exitCode === undefined && performance.now() < giveUpMs && !signal.aborted) {
      await wait(LOOK_EVERY_MS)
      continue
    }
    await stop().catch(() => {})
    signal.throwIfAborted()
    throw new Error(`The shop did not become ready. It said:\n${said()}`)
  }
  const startSeconds = (performance.now() - startedMs) / 1000
  return { url, port, pid: child.pid!, startSeconds, postgresPid: () => findPostgres(dataDir)?.pid, stop }
}

const isReady = (url: string) =>
  ask(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )

function findPostgres(dataDir: string) {
  const folder = findServerHome(dataDir)
  return folder === undefined ? undefined : findPostmaster({ cluster: join(folder, 'cluster') })
}
