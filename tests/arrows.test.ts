import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findCircles } from './support/find-circles.ts'
import { importsOf, readImports, type Import } from './support/imports.ts'

const ROOT = join(import.meta.dirname, '..')
const imports = readImports(ROOT, '{src,demo}/**/*.{ts,tsx}').filter(({ from }) => !/\.test\.tsx?$/.test(from))

const ROOMS = [
  'config',
  'kit',
  'db',
  'jobs',
  'events',
  'extensions',
  'postgres',
  'http',
  'outgoing',
  'storage',
  'edge',
  'modules',
  'telemetry',
  'islands',
  'ui',
  'shop',
  'content',
  'mail',
  'builder',
  'widgets',
  'move-in',
  'storefront',
  'api',
  'admin',
  'setup',
  'demo',
  'ops',
  'move-out',
]

/**
 * Left may import right; `types of` means by `import type` alone. Files that stand directly in src/ are the room "app", but for the
 * configuration, which knows no other part of the shop.
 */
const ARROWS: Record<string, { values: string[]; types?: string[] }> = {
  kit: { values: [] },
  config: { values: ['kit'] },
  db: { values: ['kit'] },
  jobs: { values: ['kit', 'db'] },
  events: { values: ['kit', 'db', 'jobs'] },
  // What others add to the shop: found, checked, switched on, and asked.
  extensions: { values: ['kit', 'db', 'jobs', 'events', 'http', 'outgoing', 'mail', 'shop', 'builder'], types: ['content'] },
  postgres: { values: ['kit', 'db'] },
  http: { values: ['kit', 'db'] },
  islands: { values: ['kit'] },
  ui: { values: ['kit', 'islands'] },
  // What holds the shop together: modules in order, and those that every other one stands on.
  modules: { values: ['kit', 'db', 'jobs', 'events', 'http'] },
  // Traces and metrics for OpenTelemetry, loaded only where a collector is named.
  telemetry: { values: ['kit'], types: ['http'] },
  // Calls to other servers: under a deadline, to public addresses.
  outgoing: { values: ['kit', 'jobs'] },
  // The shop's files, on this machine's disk or in an S3-compatible store.
  storage: { values: ['kit', 'modules'] },
  // A cache in front of the shop: what pages tell it, and how it hears of changes.
  edge: { values: ['kit', 'outgoing'], types: ['http'] },
  shop: { values: ['kit', 'db', 'jobs', 'outgoing', 'storage'], types: ['shop', 'content'] },
  content: { values: ['kit', 'db', 'jobs', 'outgoing'], types: ['content', 'storage'] },
  mail: { values: ['kit', 'db', 'jobs', 'outgoing', 'shop'], types: ['content'] },
  builder: { values: ['kit', 'ui', 'islands'] },
  widgets: { values: ['kit', 'ui', 'islands', 'builder'], types: ['shop', 'content'] },
  storefront: {
    values: ['kit', 'db', 'jobs', 'outgoing', 'http', 'islands', 'ui', 'shop', 'content', 'mail', 'builder', 'widgets'],
    types: ['extensions', 'storage'],
  },
  api: {
    values: ['kit', 'db', 'jobs', 'outgoing', 'http', 'shop', 'content', 'mail', 'builder', 'widgets', 'move-in', 'move-out'],
    types: ['ops', 'extensions', 'storage'],
  },
  // The workbench is a client of the API: it knows what the API answers by type, and reaches it by HTTP alone.
  admin: {
    values: ['kit', 'db', 'jobs', 'http', 'islands', 'ui', 'shop', 'content', 'builder', 'widgets', 'move-in'],
    types: ['api'],
  },
  // What another shop hands over: read, planned, carried out, taken back.
  'move-in': { values: ['kit', 'db', 'jobs', 'outgoing', 'shop', 'content', 'builder', 'widgets'], types: ['storage'] },
  // The whole shop in a file, as its API tells it.
  'move-out': { values: ['kit', 'db', 'jobs', 'shop', 'content', 'move-in'], types: ['storage'] },
  // What keeps a shop running: backups, the doctor, how the machine is.
  ops: { values: ['kit', 'db', 'jobs', 'postgres', 'builder', 'shop', 'storage'], types: ['config'] },
  // What a new shop begins with.
  setup: { values: ['builder'], types: ['db'] },
  demo: { values: ['kit', 'builder', 'setup'], types: ['db', 'shop', 'content'] },
  // Whoever starts the shop may know all of it.
  cli: { values: [...ROOMS, 'app'] },
  app: { values: ROOMS },
}

/** What may be in a browser's bundle. A new one is named here together with what it weighs. */
const BROWSER_PACKAGES = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  // 45 KB compressed, in a file of its own: fetched when an animation comes into view, by no other page.
  'lottie-web/build/player/lottie_light.js',
])

/**
 * What the merchant's workbench is made of besides: 286 KB compressed in a bundle of its own, that no page of the shop fetches. The
 * editor of texts (prosemirror) is 57 KB more, fetched where such a text is shown.
 */
const WORKBENCH = /^src\/admin\/browser\/|^src\/widgets\/[^/]+\/palette\.ts$/
const WORKBENCH_PACKAGES =
  /^(react-admin|react-hook-form|react-router-dom|@tanstack\/react-query|@mui\/material(\/locale)?|@mui\/icons-material\/\w+|@emotion\/(react|cache)|prosemirror-[a-z-]+)$/

/** Files that run in the browser, wherever they stand. */
const BROWSER =
  /(^|\/)(island\.tsx?|client\.ts)$|^src\/storefront\/runtime\/|^src\/admin\/browser\/|^src\/widgets\/[^/]+\/palette\.ts$/
/** Each noun's module.ts hands its parts to the whole: it alone knows how modules are defined. */
const MODULE = /[/-]module\.ts$/
const DEFINE_MODULE = 'src/modules/define-module.ts'
const SERVER_ROLES = /\/(tables|service|routes|load|view)\.tsx?$/

test('every room imports only the rooms that it may know', () => {
  expect(imports.flatMap((one) => trouble(one) ?? [])).toEqual([])
})

test('no arrow between rooms runs both ways, also not by types or through other rooms', () => {
  const between = ofFiles(imports).filter(({ from, to }) => roomOf(from) !== roomOf(to))
  const circles = findCircles(between.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) })))
  expect(
    circles.map((circle) => `Rooms in a circle: ${circle.join(' → ')}. Move what they share to a room that each may know.`),
  ).toEqual([])
})

test('no files import each other in a circle, also not by types', () => {
  expect(
    findCircles(ofFiles(imports)).map(
      (circle) => `Files in a circle: ${circle.join(' → ')}. Move what they share to a file that each imports.`,
    ),
  ).toEqual([])
})

test('where no collector of traces is named, nothing of telemetry is loaded but its module', () => {
  const isInside = (file: string) => file.startsWith('src/telemetry/')
  const ways = imports.filter(({ from, to, typeOnly }) => !typeOnly && !isInside(from) && 'file' in to && isInside(to.file))
  expect(ways.map(({ from, specifier }) => [from, specifier])).toEqual([['src/app.ts', '#telemetry/module.ts']])
  const source = readFileSync(join(ROOT, 'src', 'telemetry', 'module.ts'), 'utf8')
  const always = [...source.matchAll(/^import (?!type)[^']*'([^']+)'/gm)].map(([, specifier]) => specifier)
  expect(always).toEqual(['#modules/define-module.ts'])
})

test('the kit speaks of no shop', () => {
  const words = /woocommerce|\b(products?|carts?|checkout|coupons?|freight|popups?|shoppers?)\b/i
  const files = globSync('src/kit/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  const found = files.flatMap((file) => {
    const said = words.exec(readFileSync(join(ROOT, file), 'utf8'))
    return said ? [`${file} says "${said[0]}": what knows of the shop stands with its noun in shop/ or content/.`] : []
  })
  expect(found).toEqual([])
})

test('a circle is found, and told as the way around it', () => {
  const arrows = (...pairs: string[]) => pairs.map((pair) => ({ from: pair[0]!, to: pair[1]! }))
  expect(findCircles(arrows('ab', 'bc', 'cd', 'ad'))).toEqual([])
  expect(findCircles(arrows('ab', 'bc', 'cb', 'cd'))).toEqual([['b', 'c', 'b']])
  expect(findCircles(arrows('ab', 'bc', 'ca', 'de', 'ed', 'ad'))).toEqual([
    ['a', 'b', 'c', 'a'],
    ['d', 'e', 'd'],
  ])
})

test('another room is imported by its alias, and every import of ours says its ending', () => {
  const wrong = imports.filter(({ specifier, from, to }) => {
    if (!('file' in to)) return false
    const leaves =
      specifier.startsWith('.') && /^(src|demo)\//.test(to.file) && roomOf(to.file) !== roomOf(from) && roomOf(from) !== 'app'
    return leaves || !/\.(ts|tsx|css|json|mjs)$/.test(specifier)
  })
  expect(
    wrong.map(
      ({ from, specifier }) =>
        `${from} imports "${specifier}": write the room's alias (#kit/…, #shop/…) and the file's ending, so that the import reads the same wherever the file moves.`,
    ),
  ).toEqual([])
})

test('an extension knows the shop by its contract alone', () => {
  const ofExtensions = readImports(ROOT, 'extensions/**/*.{ts,tsx}').filter(({ from }) => !/\.test\.tsx?$/.test(from))
  const wrong = ofExtensions.filter(({ from, to }) =>
    'file' in to
      ? !to.file.startsWith(`${from.split('/').slice(0, 2).join('/')}/`)
      : !['vitrine/extension', 'vitrine/admin', 'react'].includes(to.package),
  )
  expect(
    wrong.map(({ from, specifier }) => `${from} imports "${specifier}": an extension imports vitrine/extension alone.`),
  ).toEqual([])
  expect(ofExtensions.length).toBeGreaterThan(0)
})

test('what runs in the browser never reaches the server', () => {
  const roots = [...new Set(imports.map(({ from }) => from))].filter((file) => BROWSER.test(file))
  expect(roots.flatMap(reachesServer)).toEqual([])
})

test('a server file that uses `document` is refused, and a browser file that uses `process`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-globals-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const put = (path: string, code: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const usesDocument = 'export const title = () => document.title\n'
  const usesProcess = 'export const home = () => process.env.HOME\n'
  for (const path of ['src/shop/cart/x.ts', 'src/widgets/x/view.tsx', 'src/widgets/x/island.tsx']) put(path, usesDocument)
  for (const path of ['src/shop/cart/y.ts', 'src/storefront/runtime/y.ts', 'src/admin/browser/y.tsx']) put(path, usesProcess)
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix', 'src'], { cwd: folder, encoding: 'utf8' })
  const refused = stdout.split('\n').filter((line) => line.includes('no-restricted-globals'))
  expect(refused.map((line) => line.replace(folder, '').replace(/^\/|:.*/g, '')).sort()).toEqual([
    'src/admin/browser/y.tsx',
    'src/shop/cart/x.ts',
    'src/storefront/runtime/y.ts',
    'src/widgets/x/view.tsx',
  ])
})

test('an import is seen in each of its forms', () => {
  const source = `
    import type { A } from '#kit/a.ts'
    import { type B } from './b.ts'
    export * from './c.ts'
    export type { D } from './d.ts'
    const e = () => import('./e.ts')
    type F = import('./f.ts').F
    // import '#db/comment.ts'
    const g = "import '#db/text.ts'"
  `
  const seen = importsOf('src/ui/x.ts', source, [['#kit/*', './src/kit/*']])
  expect(seen.map(({ to, typeOnly }) => [...Object.values(to), typeOnly])).toEqual([
    ['src/kit/a.ts', true],
    ['src/ui/b.ts', false],
    ['src/ui/c.ts', false],
    ['src/ui/d.ts', true],
    ['src/ui/e.ts', false],
    ['src/ui/f.ts', true],
  ])
})

/** The imports of files of ours. */
const ofFiles = (all: Import[]) => all.flatMap(({ from, to }) => ('file' in to ? [{ from, to: to.file }] : []))

function trouble({ from, to, typeOnly }: Import): string | undefined {
  if (!('file' in to)) return undefined
  const room = roomOf(from)
  const other = roomOf(to.file)
  // Tools build and check the shop: whoever starts it may call them.
  if (other === 'outside')
    return room === 'cli' || room === 'app' ? undefined : say(from, to.file, 'nothing outside of src/ is part of the shop')
  const arrows = ARROWS[room]
  if (!arrows)
    return `${from} stands in a room "${room}" that has no arrows. Say in tests/arrows.test.ts and in the architecture whom it may know.`
  if (room === other) return betweenNouns(from, to.file, typeOnly)
  if (arrows.values.includes(other)) return undefined
  if (typeOnly && arrows.types?.includes(other)) return undefined
  if (other === 'http' && isNoun(room) && /\/routes\.tsx?$/.test(from)) return undefined
  if (MODULE.test(from) && (to.file === DEFINE_MODULE || (other === 'http' && typeOnly))) return undefined
  if (room === 'widgets' && isNoun(other)) {
    if (/\/(contract|client)\.ts$/.test(to.file)) return undefined
    return say(
      from,
      to.file,
      'a widget knows the business by types, contract.ts and client.ts alone',
      'let load() be handed the service',
    )
  }
  if (other === 'http' && isNoun(room)) return say(from, to.file, 'only routes.ts speaks HTTP', 'move what needs it there')
  const may = [...arrows.values, ...(arrows.types ?? []).map((name) => `types of ${name}`)]
  return say(from, to.file, `${room} may know ${may.join(', ') || 'nobody'}`)
}

function betweenNouns(from: string, to: string, typeOnly: boolean) {
  if (!isNoun(roomOf(from)) || typeOnly || nounOf(from) === nounOf(to)) return undefined
  return say(from, to, 'a noun knows another by type alone', 'import the type, and let app.ts hand the value over')
}

function say(
  from: string,
  to: string,
  why: string,
  what = 'move the shared part to a room that both may know, or hand it over from app.ts',
) {
  return `${from} imports ${to}, but ${why}: ${what}.`
}

const valueImports = Map.groupBy(
  imports.filter(({ typeOnly }) => !typeOnly),
  ({ from }) => from,
)

/** Walks the imports that are left when the code runs, and tells the way to whatever a browser can't have. */
function reachesServer(root: string): string[] {
  const seen = new Set([root])
  const walk = (file: string, way: string[]): string[] =>
    (valueImports.get(file) ?? []).flatMap(({ to }) => {
      const name = 'file' in to ? to.file : to.package
      const path = () => [...way, name].join(' → ')
      if ('package' in to) {
        if (BROWSER_PACKAGES.has(name) || (WORKBENCH.test(root) && WORKBENCH_PACKAGES.test(name))) return []
        return [
          `${path()}: the browser would get the package ${name}. Import only its types, or move the code that needs it to the server's side.`,
        ]
      }
      if (SERVER_ROLES.test(name) || ['db', 'jobs', 'events', 'postgres', 'http', 'app', 'cli'].includes(roomOf(name))) {
        return [`${path()}: this file runs on the server only. Import its types, or ask over HTTP through a client.ts.`]
      }
      if (seen.has(name)) return []
      seen.add(name)
      return walk(name, [...way, name])
    })
  return walk(root, [root])
}

function roomOf(file: string) {
  const [src, room, more] = file.split('/')
  if (src === 'demo') return 'demo'
  if (src !== 'src') return 'outside'
  if (file === 'src/config.ts') return 'config'
  return more === undefined ? 'app' : room!
}

const isNoun = (room: string) => room === 'shop' || room === 'content'
const nounOf = (file: string) => file.split('/').slice(0, 3).join('/')
