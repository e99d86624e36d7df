import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Binaries, majorVersion } from './binaries.ts'
import { OperatorError } from '#kit/operator-error.ts'
import type { ServerHome } from './server-home.ts'
import { giveTo } from './server-user.ts'

/** The account that owns the cluster. The shop itself connects as an ordinary role. */
export const SUPERUSER = 'postgres'

interface Making {
  home: ServerHome
  binaries: Binaries
  durable: boolean
}

/** Makes the cluster on the first start. It is made under another name, so one that was interrupted is never taken for a whole one. */
export async function ensureCluster(making: Making & { say: (line: string) => void }) {
  const { home, binaries, say } = making
  if (existsSync(home.cluster)) return checkVersion(home, binaries)
  for (const name of readdirSync(home.folder)) if (name.startsWith('cluster.')) removeLeftover(join(home.folder, name))
  say('Preparando o PostgreSQL da loja (só na primeira vez)…')
  // The character rules are PostgreSQL's own, so no system update changes the order under an index. The system's locale
  // counts for little then, and where C.UTF-8 is missing plain C does.
  const made = (await initialise(making, 'C.UTF-8')) ?? (await initialise(making, 'C'))
  if (!made)
    throw new OperatorError(`Não foi possível preparar o PostgreSQL em ${home.folder}: o sistema não tem a localidade C.`)
  renameSync(made, home.cluster)
  syncFolder(home.folder)
}

/** The server's environment holds nothing of the shop's: no PGDATA, no secrets, messages in the language that we read. */
export const serverEnvironment = () => ({ PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

async function initialise({ home, binaries, durable }: Making, locale: string): Promise<string | undefined> {
  const folder = join(home.folder, `cluster.${randomUUID()}`)
  mkdirSync(folder, { mode: 0o700 })
  giveTo(home.user, folder)
  const { code, output } = await run(
    binaries.initdb,
    [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--locale=${locale}`,
      '--data-checksums',
      ...(durable ? [] : ['--no-sync']),
    ],
    home,
  )
  if (code === 0) return folder
  rmSync(folder, { recursive: true, force: true })
  if (/invalid locale/.test(output)) return undefined
  throw new OperatorError(`Não foi possível preparar o PostgreSQL em ${home.folder}: ${lastLine(output)}`)
}

function run(program: string, args: string[], home: ServerHome): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...home.user, cwd: '/', env: serverEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => (output = (output + chunk.toString('utf8')).slice(-8_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

function checkVersion(home: ServerHome, binaries: Binaries) {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === majorVersion(binaries)) return
  throw new OperatorError(
    `O banco em ${home.cluster} é do PostgreSQL ${found}, e esta Vitrine traz o ${majorVersion(binaries)}: faça um backup com a Vitrine que criou o banco e restaure-o nesta.`,
  )
}

/** The interrupted initdb may still be writing; what cannot be removed today is in nobody's way. */
function removeLeftover(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  } catch {
    // See above.
  }
}

function syncFolder(folder: string) {
  const file = openSync(folder, 'r')
  fsyncSync(file)
  closeSync(file)
}

const lastLine = (output: string) =>
  output
    .trim()
    .split('\n')
    .findLast((line) => /error|fatal|could not/i.test(line)) ?? output.trim()
