// Node strips types from .ts by itself but refuses .tsx: this hook turns JSX into calls, so that the server needs no build.
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

// What is compiled once need not be at the next start; a folder that can't be written is passed over.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'))

registerHooks({
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
