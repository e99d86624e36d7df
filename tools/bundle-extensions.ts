import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { plainImports, ROOT } from './bundle.ts'
import { extensionFolders } from './extension-folders.ts'

/** Those with a section in the workbench. */
export const adminEntries = () =>
  extensionFolders()
    .map(({ name, folder }) => ({ name, entry: join(folder, 'admin.tsx') }))
    .filter(({ entry }) => existsSync(entry))

/** Bundles the workbench's part of each extension by itself: the core's own files stay as they are, whatever is installed. */
export async function bundleExtensions(): Promise<{
  list: Record<string, string>
  files: Map<string, string>
  sources: string[]
}> {
  const list: Record<string, string> = {}
  const files = new Map<string, string>()
  const sources = new Set<string>()
  for (const { name, entry } of adminEntries()) {
    const chunk = await bundleOne(name, entry, sources)
    list[name] = chunk.fileName
    files.set(chunk.fileName, chunk.code)
  }
  return { list, files, sources: [...sources].sort() }
}

async function bundleOne(name: string, entry: string, sources: Set<string>) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const built = (await build({
    configFile: false,
    envDir: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [sharedWithWorkbench, plainImports, noteAll(sources)],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      sourcemap: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: entry },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'extension-[name]-[hash].js', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput // one input format and no watching: one output
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  return built.output.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk // its own entry
}

/** React and the workbench's own pieces are the workbench's: there is one of each. They arrive by src/admin/browser/extension-sections.ts. */
const SHARED = new Set(['react', 'react/jsx-runtime', 'vitrine/admin'])
const MARK = '\0shared-with-workbench:'
const sharedWithWorkbench: Plugin = {
  name: 'shared-with-workbench',
  enforce: 'pre',
  resolveId: (id) => (SHARED.has(id) ? MARK + id : undefined),
  load: (id) =>
    id.startsWith(MARK) ? `module.exports = globalThis.vitrineAdmin[${JSON.stringify(id.slice(MARK.length))}]` : undefined,
}

/** Extensions may stand outside of the shop's folder. */
const noteAll = (sources: Set<string>): Plugin => ({
  name: 'note-all-sources',
  moduleParsed: ({ id }) => {
    if (!id.startsWith('\0') && !id.includes('node_modules')) sources.add(relative(ROOT, id))
  },
})
