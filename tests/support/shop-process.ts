import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client, type QueryResultRow } from 'pg'
import { findPostmaster } from '#postgres/postmaster.ts'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { isAlive } from '#postgres/process-facts.ts'
import { MEMORY_ENV, MEMORY_FLAGS } from '../../tools/process-memory.mjs'
import { eventually } from './eventually.ts'
import { aMemoryFolder } from './run-folder.ts'

const root = join(import.meta.dirname, '..', '..')

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number }
type Asking = { method?: string; headers?: Record<string, string>; body?: string }
type Opening = {
  folder: string
  env?: Record<string, string>
  uid?: number
  port?: number
  script?: string[]
  /** A program that runs the shop instead of our starting it ourselves. */
  through?: string[]
}
export type ShopProcess = Awaited<ReturnType<ReturnType<typeof shopProcesses>['begin']>>

/** Shops as a person starts them: real processes with folders and ports of their own. `clear` ends whatever a test left. */
export function shopProcesses() {
  const folders: string[] = []
  const children: ChildProcess[] = []

  const aFolder = () => {
    const folder = aMemoryFolder()
    // Root's PostgreSQL runs as somebody else, who must be able to pass.
    chmodSync(folder, 0o711)
    folders.push(folder)
    return folder
  }

  /** Starts the process and does not wait for the shop. */
  const begin = async ({ folder, env = {}, uid, port, script = ['src/cli/vitrine.ts', 'start'], through = [] }: Opening) => {
    const usedPort = port ?? (await aFreePort())
    const hook = join(root, 'tools', 'tsx-hook.mjs')
    const [program, ...words] = [
      ...through,
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      ...MEMORY_FLAGS,
      '--import',
      hook,
      ...script,
    ]
    const child = spawn(program!, words, {
      cwd: root,
      env: {
        ...MEMORY_ENV,
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: folder,
        PORT: String(usedPort),
        DEMO: '0',
        TEST_PAYMENTS: 'on',
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    })
    children.push(child)
    let out = ''
    let err = ''
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (err += part.toString()))
    const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal })),
    )
    const url = `http://127.0.0.1:${usedPort}`
    const ask = (path: string, asking: Asking = {}) => askOnce(url + path, asking)
    return {
      pid: child.pid!,
      port: usedPort,
      url,
      folder,
      out: () => out,
      err: () => err,
      ended,
      ask,
      isUp: () =>
        Promise.race([
          eventually('the shop to be up', () => out.includes('A loja está no ar')),
          ended.then(({ code }) => Promise.reject(new Error(`The shop ended with code ${code}: ${err}`))),
        ]),
      tell: (signal: NodeJS.Signals) => child.kill(signal),
      stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal)
        return await ended
      },
    }
  }

  return {
    aFolder,
    begin,
    /** Starts the process and waits until the shop says that it is up. */
    open: async (opening: Opening) => {
      const shop = await begin(opening)
      await shop.isUp()
      return shop
    },
    clear: async () => {
      for (const child of children.splice(0)) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill('SIGKILL')
        await new Promise((resolve) => child.once('exit', resolve))
      }
      for (const folder of folders.splice(0)) {
        const pid = postmasterOf(folder)
        if (pid) process.kill(pid, 'SIGQUIT')
        if (pid) await eventually('the PostgreSQL that a test left to end', () => !isAlive(pid))
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}

/** The process number of the PostgreSQL that runs on a data folder. */
export const postmasterOf = (folder: string) => findPostmaster({ cluster: join(folder, 'postgres', 'cluster') })?.pid

/** One statement straight to the shop's database, past the shop. */
export async function query<Row extends QueryResultRow>(
  folder: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connect(folder)
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

export async function connect(folder: string): Promise<Client> {
  const client = new Client(await findRunningPostgres(folder))
  client.on('error', () => {})
  await client.connect()
  return client
}

export function aFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** A request on a connection of its own, so that each may reach another process. */
export function askOnce(url: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Answer> {
  const startedMs = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent: false, timeout: 15_000, headers: { accept: 'text/html', ...headers } })
    asking.on('timeout', () => asking.destroy(new Error(`No answer from ${url}`)))
    asking.on('error', reject)
    asking.on('response', (response) => {
      text(response).then(
        (read) =>
          resolve({ status: response.statusCode!, headers: response.headers, body: read, ms: performance.now() - startedMs }),
        reject,
      )
    })
    asking.end(body)
  })
}

/** Signs in as a person does, by the form; answers the cookie of the session, or undefined when the door stays shut. */
export async function signIn(shop: ShopProcess, username: string, password: string): Promise<string | undefined> {
  const form = await shop.ask('/minha-conta/')
  const nonce = /name="woocommerce-login-nonce" value="(\w+)"/.exec(form.body)?.[1] ?? ''
  const answer = await shop.ask('/minha-conta/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookieOf(form)! },
    body: new URLSearchParams({ username, password, 'woocommerce-login-nonce': nonce }).toString(),
  })
  return answer.status === 303 ? cookieOf(answer) : undefined
}

const cookieOf = ({ headers }: Answer) => headers['set-cookie']?.[0]?.split(';')[0]

/** The sign-in that the first start prints. */
export const passwordIn = (out: string) => /Senha {5}(\S+)/.exec(out)?.[1]
