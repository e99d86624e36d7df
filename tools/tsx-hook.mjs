// Node strips types from .ts by itself but refuses .tsx: this hook turns JSX into calls, so that the server needs no build.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// What is compiled once need not be at the next start; a folder that can't be written is passed over.
const CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache')
enableCompileCache(join(CACHE, 'compiled'))

// An extension may stand anywhere; what it shares with the shop is the shop's own.
const SHARED = new Set(['vitrine/extension', 'react', 'react/jsx-runtime'])
const OURS = import.meta.url

const ROOT = new URL('..', import.meta.url).href
const PACKAGES = new URL('node_modules/', ROOT).href
/** `#kit/money.ts` is `src/kit/money.ts`: as package.json says under `imports`. */
const ROOMS = Object.entries(JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')).imports).map(([from, to]) => [
  from.slice(0, -1),
  to.slice(0, -1),
])

/** The address of one of the shop's own files as an import names it: half of a start would go into looking for the other ways to read it. */
function ownFile(specifier, parent) {
  if (!/\.tsx?$/.test(specifier) || !isOwn(parent)) return undefined
  if (specifier.startsWith('.')) return new URL(specifier, parent).href
  const room = ROOMS.find(([from]) => specifier.startsWith(from))
  return room && new URL(room[1] + specifier.slice(room[0].length), ROOT).href
}

const isOwn = (parent) => parent?.startsWith(ROOT) && !parent.startsWith(PACKAGES)

/** Where packages are found from the shop's own files: from each of them the same, so each is looked for once. */
const packages = new Map()
function findPackage(specifier, context, nextResolve) {
  const name = `${context.conditions.includes('import')} ${specifier}`
  const found = packages.get(name) ?? { ...nextResolve(specifier, context), shortCircuit: true }
  packages.set(name, found)
  return found
}

/** A file beside the one of a package that names it whole, of a kind that is always a module. */
const isBeside = (specifier, parent) => specifier.startsWith('.') && specifier.endsWith('.mjs') && parent?.startsWith(PACKAGES)

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context
    const url = ownFile(specifier, parentURL)
    if (url) return { url, format: 'module-typescript', shortCircuit: true }
    if (isBeside(specifier, parentURL)) return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (SHARED.has(specifier)) return findPackage(specifier, { ...context, parentURL: OURS }, nextResolve)
    return isOwn(parentURL) && /^[@a-z]/.test(specifier)
      ? findPackage(specifier, context, nextResolve)
      : nextResolve(specifier, context)
  },
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    return { format: 'module', source: withoutJsx(fileURLToPath(url)), shortCircuit: true }
  },
})

const require = createRequire(import.meta.url)
const OPTIONS = { lang: 'tsx', jsx: { runtime: 'automatic' }, sourcemap: false }
/** Another version of what turns JSX into calls may write other calls. */
const MADE_BY = JSON.stringify([require('rolldown/package.json').version, OPTIONS])

/** After a power cut a file may have its name and not all of its bytes. */
const WHOLE = '\n// whole\n'

/** The file's code with calls instead of JSX. Only a file that is new needs rolldown, which takes 15 MB of a process. */
function withoutJsx(path) {
  const source = readFileSync(path, 'utf8')
  const kept = join(CACHE, 'tsx', `${hash('sha256', MADE_BY + path + source)}.js`)
  const known = readOr(kept, '')
  if (known.endsWith(WHOLE)) return known
  const { code, errors } = require('rolldown/utils').transformSync(path, source, OPTIONS)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`)
  keep(kept, code + WHOLE)
  return code
}

function readOr(path, nothing) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return nothing
  }
}

/** Another process may read it at this moment. */
function keep(path, code) {
  try {
    mkdirSync(join(CACHE, 'tsx'), { recursive: true })
    writeFileSync(`${path}.${process.pid}`, code)
    renameSync(`${path}.${process.pid}`, path)
  } catch {
    // A folder that can't be written, or a full disk: the next start transforms it again.
  }
}
