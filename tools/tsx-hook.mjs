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

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier, SHARED.has(specifier) ? { ...context, parentURL: OURS } : context),
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
