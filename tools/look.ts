import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { comparePictures } from './look/compare.ts'
import { atCommit } from './look/other-commit.ts'
import { README_STATES, writeReadmePictures } from './look/readme-pictures.ts'
import { type Look, writeSheets } from './look/sheets.ts'

const HELP = `npm run look                      pictures of every state at three widths, in look/
npm run look -- drawer            only states whose name has this word
npm run look -- --readme          make the pictures of README.md anew, in docs/pictures/
npm run look -- --accept          keep the most seen states as what they should look like on this machine
npm run look -- --against HEAD~3  compare the most seen states with another commit`

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean' },
    readme: { type: 'boolean' },
    against: { type: 'string' },
    into: { type: 'string' },
    compared: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

const folder = join(root, 'look')
const pictures = values.into ?? join(folder, 'pictures')
const accepted = join(folder, 'accepted')
const look = await takePictures()
if (values.into) process.exit(0)
if (values.readme) {
  const bytes = await writeReadmePictures(look, { from: pictures, into: join(root, 'docs', 'pictures') })
  console.log(`The pictures of README.md have ${Math.round(bytes / 1024)} KB.`)
  process.exit(0)
}

const sheets = await writeSheets({ look, pictures, folder })
console.log(`\n${look.pictures.length} pictures. Look at them: ${join(folder, 'index.html')}\n${sheets.join('\n')}`)
if (values.accept) accept()
else await compare()
for (const finding of look.findings) console.log(`✗ ${finding}`)
if (look.findings.length > 0) process.exitCode = 1

/** The layout check opens the states, measures them, and leaves a picture of each. */
async function takePictures(): Promise<Look> {
  await buildIfStale((line) => console.log(line))
  ensureBrowser()
  rmSync(pictures, { recursive: true, force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOOK_FOLDER: pictures,
    LOOK_ONLY: values.readme ? README_STATES : positionals.join(' '),
    ...(values.compared && { LOOK_COMPARED: '1' }),
  }
  await new Promise((ended) => {
    // What it finds is told below, once.
    const child = spawn(process.execPath, [vitest, 'run', 'tests/layout/layout.test.ts', '--reporter=dot'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
    child.on('exit', () => {
      if (!existsSync(join(pictures, 'pictures.json'))) console.error(output)
      ended(undefined)
    })
  })
  return JSON.parse(readFileSync(join(pictures, 'pictures.json'), 'utf8')) as Look
}

function accept() {
  mkdirSync(accepted, { recursive: true })
  const kept = look.pictures.filter(({ isCompared }) => isCompared)
  for (const { file } of kept) cpSync(join(pictures, file), join(accepted, file))
  console.log(`Accepted ${kept.length} pictures.`)
}

/** With another commit on this machine, or with what was accepted on it: letters look different on others. */
async function compare() {
  const other = values.against ? await atCommit(values.against, { root, folder }) : accepted
  if (!existsSync(other)) return
  const changes = await comparePictures({ pictures, other, changed: join(folder, 'changed'), look })
  console.log(changes.length === 0 ? 'Nothing of the most seen states has changed.' : `Changed, see ${join(folder, 'changed')}:`)
  for (const change of changes) console.log(`≠ ${change}`)
  if (changes.length > 0) process.exitCode = 1
}
