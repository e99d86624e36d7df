// Node strips types from .ts by itself but refuses .tsx: this hook turns JSX into calls, so that the server needs no build.
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

// What is compiled once need not be at the next start; a folder that can't be written is passed over.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'))

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
  if (!/\.tsx?$/.test(specifier) || !parent?.startsWith(ROOT) || parent.startsWith(PACKAGES)) return undefined
  if (specifier.startsWith('.')) return new URL(specifier, parent).href
  const room = ROOMS.find(([from]) => specifier.startsWith(from))
  return room && new URL(room[1] + specifier.slice(room[0].length), ROOT).href
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = ownFile(specifier, context.parentURL)
    if (url) return { url, format: 'module-typescript', shortCircuit: true }
    return nextResolve(specifier, SHARED.has(specifier) ? { ...context, parentURL: OURS } : context)
  },
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const path = fileURLToPath(url)
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), {
      lang: 'tsx',
      jsx: { runtime: 'automatic' },
      sourcemap: false,
    })
    if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`)
    return { format: 'module', source: code, shortCircuit: true }
  },
})
