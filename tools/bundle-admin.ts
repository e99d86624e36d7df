import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { noteSources, plainImports, ROOT } from './bundle.ts'

const ENTRY = join(ROOT, 'src', 'admin', 'browser', 'main.tsx')

export type AdminBundle = {
  /** The one file that the workbench's page names; it fetches each section when it is opened. */
  entry: string
  files: Map<string, string>
  sources: string[]
}

/** Bundles the merchant's workbench by itself: nothing of it, and no size of it, ever reaches a page of the shop. */
export async function bundleAdmin(): Promise<AdminBundle> {
  const sources = new Set<string>()
  const before = process.env.NODE_ENV
  // Packages choose their files by it, and whoever asks for a bundle may be a test.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const built = (await build({
    configFile: false,
    envDir: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [plainImports, noteSources(sources)],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      sourcemap: false,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: { painel: ENTRY },
        // Its packages say «use client» for servers that draw them; ours does not.
        onLog: (level, log, say) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : say(level, log)),
        output: {
          entryFileNames: '[name]-[hash].js',
          // Parts of the library are named after all who share them.
          chunkFileNames: ({ name }) => `${name.split('~', 1)[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              // Only who writes a text with formatting needs its editor.
              { name: 'escrita', test: /node_modules\/(prosemirror-|orderedmap|rope-sequence|w3c-keyname)/, priority: 2 },
              // Of the library of screens the first one needs this much; what lists and forms need comes with the first of them.
              // In more pieces they would ask for each other, and a screen would stop at one that is not made yet.
              { name: 'biblioteca', test: /node_modules/, tags: ['$initial'], priority: 1 },
              { name: 'telas', test: /node_modules/ },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput // one input format and no watching: one output
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return {
    entry: chunks.find((chunk) => chunk.isEntry)!.fileName,
    files: new Map(chunks.map((chunk) => [chunk.fileName, chunk.code])),
    sources: [...sources].sort(),
  }
}
