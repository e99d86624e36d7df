import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { ensurePrograms } from './ensure-programs.ts'
import { LONG_SHARES } from './long-shares.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const results = { passed: 0, failed: 0, skipped: 0 }

type Check = [title: string, command: string, args: string[]]
/** What is checked before the tests. Types take as long as all the others and the build. */
const TYPES: Check = ['types', bin('tsc'), ['--noEmit', '-p', '.']]
const CHECKS: Check[] = [
  ['lint', bin('oxlint'), ['--deny-warnings', 'src', 'demo', 'extensions', 'tests', 'tools']],
  ['format', bin('oxfmt'), ['--check', '.']],
  ['dead code', bin('knip'), []],
]

const isLong = process.argv[2] === '--long'
const chosen = process.argv.slice(isLong ? 3 : 2)
const isWhole = !isLong && chosen.length === 0
await Promise.all([isWhole && check(TYPES), checkAndBuild()])
ensureBrowser()
ensurePrograms({ isLong })
if (isLong) await runLong(chosen)
else await runTests(chosen)
const skipped = results.skipped > 0 ? `, ${results.skipped} skipped` : ''
console.log(`\n${results.passed} passed, ${results.failed} failed${skipped}`)
process.exit(results.failed > 0 ? 1 : 0)

async function checkAndBuild() {
  if (isWhole) for (const one of CHECKS) await check(one)
  await buildIfStale((line) => console.log(line))
}

async function check([title, command, args]: Check) {
  const started = performance.now()
  const { code, output } = await run(command, args)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`)
  if (code === 0) results.passed++
  else {
    results.failed++
    console.log(output)
  }
}

function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: process.env })
    let output = ''
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    child.stderr.on('data', (part: Buffer) => (output += part.toString()))
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** One after the other: what they measure would suffer from a neighbour. A number in the environment goes before the usual one. */
async function runLong(words: string[]) {
  const wanted = Object.entries(LONG_SHARES).filter(([file]) => words.length === 0 || words.some((word) => file.includes(word)))
  for (const [file, shares] of wanted) await runTests([file], { ...shares, ...process.env })
  if (wanted.length === 0) throw new Error(`No long run has a name with ${words.join(' or ')}`)
}

async function runTests(files: string[], env: NodeJS.ProcessEnv = process.env) {
  const report = join(root, 'node_modules', '.cache', 'vitest-report.json')
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await new Promise<number>((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, NODE_ENV: 'test' } }).on('exit', (status) =>
      resolve(status ?? 1),
    )
  })
  if (!existsSync(report)) {
    results.failed++
    return
  }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
  results.passed += numPassedTests ?? 0
  results.failed += numFailedTests ?? 0
  results.skipped += numPendingTests ?? 0
  // A file that breaks before its first test fails the run without a failed test.
  if (code !== 0 && (numFailedTests ?? 0) === 0) results.failed++
}
