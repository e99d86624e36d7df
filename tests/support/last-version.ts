import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aMemoryFolder } from './run-folder.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PARTS = ['src', 'db', 'demo', 'extensions', 'tools', 'package.json']

/** Serves as `start` does, without building the browser's files anew: those of this version stand in for them. */
const SERVE = `
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { seedBareShop } from '#setup/bare-shop.ts'
import { isEmptyShop } from '#setup/empty-shop.ts'
import { readConfig } from '#src/config.ts'
import { runShop } from '#src/main.ts'

const config = readConfig(process.env)
const connection = { connectionString: config.databaseUrl }
await migrate({ connection })
const database = createDatabase({ connection, poolSize: 1, applicationName: 'tests' })
if (await isEmptyShop(database.kysely)) await seedBareShop(database.kysely)
await database.close()
const running = await runShop({ config, connection, secret: config.secret })
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)))
console.log('A loja está no ar')
`

/**
 * The version before this one, ready to be served by its `serve.ts`: the newest tag, or what stood before a newer migration came and
 * holds all its migrations as they are now (those of no tag may still be changed).
 * A copy without history has no version before: then this very one stands in for it, and only proves that two machines get along.
 */
export function theLastVersion(): { folder: string; name: string; script: string } {
  const folder = aMemoryFolder()
  const commit = lastCommit()
  if (commit === undefined) for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  else {
    const files = execFileSync('git', ['archive', commit, ...PARTS], { cwd: ROOT, maxBuffer: 1024 ** 3 })
    execFileSync('tar', ['-x', '-C', folder], { input: files })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'dist'))
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  const script = join(folder, 'serve.ts')
  writeFileSync(script, SERVE)
  return { folder, name: commit ?? 'this version', script }
}

function lastCommit(): string | undefined {
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^')
  if (tag !== undefined) return tag
  const additions = git('log', '--diff-filter=A', '--format=%H', '--', 'db/migrations')?.split('\n') ?? []
  return additions
    .map((addition) => git('rev-parse', '--verify', '--quiet', `${addition}^`))
    .find(
      (before) =>
        before !== undefined &&
        git('diff', '--name-only', '--diff-filter=a', before, 'HEAD', '--', 'db/migrations') === undefined,
    )
}

function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}
