import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockedPackage, readLock, scriptProblems, youngProblems } from './supply/locked-packages.ts'
import { askAges, askOsv } from './supply/ask-outside.ts'

/**
 * What the shop is made of that others wrote: is something known to be broken in it, is it too young to be trusted, does it run
 * anything while it is installed? Asks the registry and osv.dev, so it needs the network. `--all` asks the age of every package,
 * not just of those that package.json names.
 */
const root = join(import.meta.dirname, '..')
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Record<string, unknown>
const manifest = read('package.json') as { dependencies: object; devDependencies: object; allowScripts: Record<string, boolean> }
const locked = readLock(read('package-lock.json'))
const named = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
const isAsked = ({ name }: LockedPackage) => process.argv.includes('--all') || named.has(name)

const problems = [
  ...scriptProblems(locked, Object.keys(manifest.allowScripts)),
  ...(await told('osv.dev', () => askOsv(locked))),
  ...(await told('the registry', async () => youngProblems(await askAges(locked.filter(isAsked)), Date.now()))),
]
const audit = spawnSync('npm', ['audit', '--audit-level=high'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
for (const problem of problems) console.log(problem)
if (problems.length > 0 || audit.status !== 0) process.exitCode = 1
else
  console.log(
    `${locked.length} packages: nothing known against them, none runs anything unasked, none of those asked is younger than 14 days.`,
  )

async function told(whom: string, ask: () => Promise<string[]>): Promise<string[]> {
  try {
    return await ask()
  } catch (error) {
    return [`Could not ask ${whom}: ${(error as Error).message}. Check the network and try again.`]
  }
}
