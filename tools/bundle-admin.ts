import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { noteSources, plainImports, ROOT } from './bundle.ts'
import { compileHint } from './compile-hint.ts'

const ENTRY = join(ROOT, 'src', 'admin', 'browser', 'main.tsx')
const EARLY = join(ROOT, 'src', 'admin', 'browser', 'early', 'early.ts')

export type AdminBundle = {
  /** The one file that the workbench's page names; it fetches each section when it is opened. */
  entry: string
  /** A few lines that run before it and need nothing of it. */
  early: string
  /** What the entry needs besides itself, and by the folder of their sections what their forms need besides that: fetched at once. */
  first: string[]
  forms: Record<string, string[]>
  files: Map<string, string>
  sources: string[]
}

/** Bundles the merchant's workbench by itself: nothing of it, and no size of it, ever reaches a page of the shop. */
export async function bundleAdmin(): Promise<AdminBundle> {
  const sources = new Set<string>()
  const before = process.env.NODE_ENV
  // Packages choose their files by it, and whoever asks for a bundle may be a test.
  process.env.NODE_ENV = 'production'
  const { library, own, shared } = partsOfEditor(await bundled([{ name: 'telas', test: /node_modules/, entriesAware: true }]))
  const chunks = await bundled(
    [
      // Of the library of screens the first one needs «biblioteca»; what editors of pages need comes with the first of them, and
      // the rest with the first list or form. In more pieces they would ask for each other, and a screen would stop at one that is
      // not made yet: all that these two need is in them or in those before.
      { name: 'telas', test: (id) => library.has(id), priority: 2 },
      { name: 'listas', test: /node_modules/, priority: 1 },
      // Ours likewise, in few files: each is a question of its own to the shop, and the editor would ask seventy.
      { name: 'base', test: (id) => OURS.test(id) && !id.includes('/browser/early/'), tags: ['$initial'], priority: 3 },
      { name: 'partes', test: (id) => shared.has(id), priority: 2 },
      { name: 'editor', test: (id) => own.has(id), priority: 2 },
    ],
    sources,
  )
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  const entryOf = (path: string) => chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId === path)!.fileName
  const entry = entryOf(ENTRY)
  const first = neededBy(chunks, entry)
  return {
    entry,
    early: entryOf(EARLY),
    // The small ones ask and draw while the large ones are on their way.
    first: chunks
      .filter(({ fileName }) => first.has(fileName) && fileName !== entry)
      .sort((one, other) => one.code.length - other.code.length)
      .map(({ fileName }) => fileName),
    forms: formsOf(chunks, first),
    files: new Map(chunks.map((chunk) => [chunk.fileName, chunk.code])),
    sources: [...sources].sort(),
  }
}

/** Of the shop itself, unlike those of packages and of the bundler. */
const OURS = /[\\/]src[\\/](?!.*node_modules)/

type Group = {
  name: string
  test: RegExp | ((id: string) => boolean)
  priority?: number
  entriesAware?: boolean
  tags?: ['$initial']
}

/**
 * How lodash tells kinds of values apart, for values that have no name of their own choosing. Its own way writes to what cannot be
 * written to; in a module that is an error, and for each of them V8 reads the whole file again before the first screen is drawn.
 */
const plainTags = {
  name: 'plain-tags',
  load: (id: string) =>
    id.endsWith('node_modules/lodash/_baseGetTag.js')
      ? 'module.exports = (value) => Object.prototype.toString.call(value)'
      : undefined,
}

/** `sources`: where its files are noted. A bundle without them is made to be looked at, and not minified. */
async function bundled(groups: Group[], sources?: Set<string>): Promise<Rolldown.OutputChunk[]> {
  const { build } = await import('vite')
  const built = (await build({
    configFile: false,
    envDir: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [plainTags, plainImports, ...(sources ? [noteSources(sources)] : [])],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      sourcemap: false,
      ...(!sources && { minify: false }),
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: { painel: ENTRY, early: EARLY },
        // Its packages say «use client» for servers that draw them; ours does not.
        onLog: (level, log, say) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : say(level, log)),
        output: {
          entryFileNames: '[name]-[hash].js',
          postBanner: ({ name }) => compileHint(name.split('~', 1)[0]!),
          // Parts of the library are named after all who share them.
          chunkFileNames: ({ name }) => `${name.split('~', 1)[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              // Only who writes a text with formatting needs its editor.
              { name: 'escrita', test: /node_modules\/(prosemirror-|orderedmap|rope-sequence|w3c-keyname)/, priority: 4 },
              // Runs before all others are there, so that it must not need them.
              { name: 'answers', test: /\/browser\/early\/(answers|open-early)\.ts$/, priority: 4 },
              // Has the opened page drawn meanwhile. It brings all that it needs.
              { name: 'primeira', test: /\/editor\/canvas\/early-page\.ts$/, priority: 5 },
              { name: 'biblioteca', test: /node_modules/, tags: ['$initial'], priority: 3 },
              ...groups,
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput // one input format and no watching: one output
  return built.output.filter((file) => file.type === 'chunk')
}

const DOCUMENT_FORM = '/admin/browser/documents/document-form.tsx'
const FORM = /\/admin\/browser\/([^/]+)\/[^/]+-edit\.tsx$/

function formsOf(chunks: readonly Rolldown.OutputChunk[], first: ReadonlySet<string>): Record<string, string[]> {
  const forms = chunks.flatMap(({ fileName, facadeModuleId, isDynamicEntry }) => {
    const folder = isDynamicEntry && FORM.exec(facadeModuleId ?? '')?.[1]
    return folder ? [[folder, [...neededBy(chunks, fileName)].filter((name) => !first.has(name))] as const] : []
  })
  return Object.fromEntries(forms)
}

/** A file with all that it names as its own needs. */
function neededBy(chunks: readonly Rolldown.OutputChunk[], name: string, known = new Set<string>()): ReadonlySet<string> {
  const chunk = chunks.find(({ fileName }) => fileName === name)
  if (known.has(name) || !chunk) return known
  known.add(name)
  for (const other of chunk.imports) neededBy(chunks, other, known)
  return known
}

/**
 * The modules that a screen with the editor of pages needs, in a bundle whose pieces hold just what each screen needs: those of
 * packages, those of ours that are the editor's own, and those that other screens need too.
 */
function partsOfEditor(chunks: readonly Rolldown.OutputChunk[]) {
  const screens = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ fileName, facadeModuleId }) => {
      const needed = neededBy(chunks, fileName)
      const modules = chunks.filter((chunk) => needed.has(chunk.fileName)).flatMap((chunk) => Object.keys(chunk.modules))
      // What an editor fetches later (its toolbar, the writing) asks for pieces of the editor too, and is no screen of it.
      const isEditor = FORM.test(facadeModuleId ?? '') && modules.some((id) => id.endsWith(DOCUMENT_FORM))
      return { isEditor, modules: modules.filter((id) => id !== facadeModuleId) }
    })
  const ofEditors = new Set(screens.filter(({ isEditor }) => isEditor).flatMap(({ modules }) => modules))
  const ofOthers = new Set(screens.filter(({ isEditor }) => !isEditor).flatMap(({ modules }) => modules))
  const ours = [...ofEditors].filter((id) => OURS.test(id))
  return {
    library: new Set([...ofEditors].filter((id) => id.includes('node_modules'))),
    own: new Set(ours.filter((id) => !ofOthers.has(id))),
    shared: new Set(ours.filter((id) => ofOthers.has(id))),
  }
}
