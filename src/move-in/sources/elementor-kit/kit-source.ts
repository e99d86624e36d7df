import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { LeftThing, MovedThing, Source } from '../../moved-thing.ts'
import { openArchive } from '../archive/archive.ts'
import { entryPieces, type FilePart, peek } from '../file-parts.ts'
import { FileTrouble } from '../file-trouble.ts'
import { thingsOf } from '../wordpress-source.ts'
import { readWxr } from '../wxr/read-wxr.ts'
import { designConditions, designTypeOf } from '../design-types.ts'
import { documentThing, jsonOf, kitThing, movedKindOf } from './document-data.ts'
import { menuOfKit, taxonomyRows, termsAlone } from './kit-links.ts'
import { readerOf, type Reader } from './kit-reader.ts'
import { marketConditions, marketType } from './market-type.ts'

type Options = { file: string; db: Kysely<Database>; name: string }
type Told = AsyncGenerator<MovedThing | LeftThing>

/** A kit of Elementor (its export of a whole website), or one of a marketplace. Read again from the beginning when it goes on. */
export const kitSource = ({ file, db, name }: Options): Source => ({
  things: async function* () {
    const archive = await openArchive(file)
    try {
      const reader = readerOf(archive)
      const manifest = await reader.json('manifest.json')
      if (!manifest) throw new FileTrouble('O zip não é um kit do Elementor: falta o manifest.json.')
      const site = textOf(manifest['site'])
      if (site !== '') yield { kind: 'setting', oldId: 'siteurl', data: { id: 'siteurl', value: site } }
      const settings = await reader.json('site-settings.json')
      const named = await namedStyles(reader)
      if (settings || Object.keys(named).length > 0) yield kitThing('kit:site', settings?.['settings'], named)
      if (Array.isArray(manifest['templates'])) yield* marketTemplates(reader, manifest['templates'])
      else yield* ownTemplates(reader, recordOf(manifest['templates']))
      yield* contents(reader, recordOf(manifest['content']))
      yield* exports(reader, { db, name, pages: pageTitles(recordOf(manifest['content'])) })
    } finally {
      archive.close()
    }
  },
})

/** Exported templates, each a file of its own. */
export const templateSource = (parts: readonly FilePart[]): Source => ({
  things: async function* () {
    for (const part of parts) {
      const thing = await templateThing(part)
      if (thing) yield thing
      else if (parts.length === 1) throw new FileTrouble('O arquivo não é um modelo do Elementor.')
      else yield { left: { kind: 'item', oldId: part.name, reason: 'O arquivo não é um modelo do Elementor.' } }
    }
  },
})

/** No template is larger. */
const LARGEST_TEMPLATE = 64 * 1024 * 1024

async function templateThing({ name, pieces }: FilePart): Promise<MovedThing | undefined> {
  const bytes = await peek(pieces(), LARGEST_TEMPLATE + 1)
  if (bytes.length > LARGEST_TEMPLATE) throw new FileTrouble('O arquivo é grande demais para um modelo do Elementor.')
  const read = jsonOf(bytes.toString('utf8'))
  const type = textOf(read?.['type'])
  if (!read || !Array.isArray(read['content'] ?? read['elements'])) return undefined
  return documentThing(movedKindOf(type), read, {
    id: `file:${name}`,
    title: textOf(read['title']),
    type: type === 'elementor' ? 'section' : type,
  })
}

/** Styles and variables of the builder's fourth version: in one file, or each style in a file of its own. */
async function namedStyles(reader: Reader): Promise<Record<string, unknown>> {
  const [all, order, variables] = await Promise.all(
    ['global-classes.json', 'global-classes/order.json', 'global-variables.json'].map((name) => reader.json(name)),
  )
  const items: Record<string, unknown> = {}
  for (const name of reader.names) {
    const [, id] = /^global-classes\/([\w-]+)\.json$/.exec(name) ?? []
    if (id !== undefined && id !== 'order') items[id] = await reader.json(name)
  }
  const classes = all ?? (Object.keys(items).length > 0 ? { items, order } : undefined)
  return {
    ...(classes && { _elementor_global_classes: classes }),
    ...(variables && { _elementor_global_variables: variables['data'] ? variables : { data: variables } }),
  }
}

const unreadable = (kind: string, oldId: string): LeftThing => ({
  left: { kind, oldId, reason: 'O arquivo está danificado ou falta no kit.' },
})

async function* ownTemplates(reader: Reader, templates: Record<string, unknown>): Told {
  for (const [id, value] of Object.entries(templates)) {
    const said = recordOf(value)
    const type = textOf(said['doc_type'])
    const file = await reader.json(`templates/${id}.json`)
    const about = {
      id: `kit:${id}`,
      title: textOf(said['title']),
      type,
      location: textOf(said['location']),
      conditions: said['conditions'],
    }
    yield file ? documentThing(movedKindOf(type), file, about) : unreadable('template', id)
  }
}

/** Kits of marketplaces list their files; the one with global styles is the kit itself. */
async function* marketTemplates(reader: Reader, templates: unknown[]): Told {
  for (const value of templates) {
    const said = recordOf(value)
    const source = textOf(said['source'])
    const file = await reader.json(source)
    const type = marketType(said, file)
    const about = { id: `kit:${source}`, title: textOf(said['name']), type, conditions: marketConditions(said, file) }
    if (!file) yield unreadable('template', source)
    else if (type === 'kit') yield kitThing(about.id, file['page_settings'])
    else yield documentThing(type === 'page' || type === 'wp-page' ? 'page' : movedKindOf(type), file, about)
  }
}

async function* contents(reader: Reader, content: Record<string, unknown>): Told {
  for (const [type, list] of Object.entries(content)) {
    for (const [id, value] of Object.entries(recordOf(list))) {
      const said = recordOf(value)
      const [title, url] = [textOf(said['title']), textOf(said['url'])]
      const file = await reader.json(`content/${type}/${id}.json`)
      const word = textOf(recordOf(file?.['metadata'])['elementskit_template_type'])
      const design = designTypeOf(type, word || (/[?&]/.test(url) ? url : title))
      if (type !== 'page' && type !== 'post' && !design) {
        yield { left: { kind: type, oldId: `kit:${id}`, reason: 'Do kit só vêm páginas, posts e modelos.' } }
        continue
      }
      const kind = type === 'page' || type === 'post' ? type : design === 'page' ? 'page' : 'template'
      const docType = kind === 'template' ? design! : textOf(said['doc_type'])
      const about = {
        id: `kit:${id}`,
        title,
        type: docType,
        slug: slugOfUrl(url),
        conditions: design && designConditions(design),
        link: url,
        parent: kitNumber(said['post_parent']),
      }
      yield file ? documentThing(kind, file, about) : unreadable(kind, id)
    }
  }
}

/** A page of the same kit. */
const kitNumber = (value: unknown) => (Number(value) > 0 ? `kit:${Number(value)}` : '')

/** The last part of a path; the front page has none. */
const slugOfUrl = (url: string) => (URL.canParse(url) ? (new URL(url).pathname.replace(/\/+$/, '').split('/').at(-1) ?? '') : '')

/** What the kit tells as documents of its own: titles by their numbers. */
const pageTitles = (content: Record<string, unknown>): ReadonlyMap<string, string> =>
  new Map(
    ['page', 'post'].flatMap((type) =>
      Object.entries(recordOf(content[type])).map(([id, said]) => [id, textOf(recordOf(said)['title'])] as const),
    ),
  )

type Export = { db: Kysely<Database>; name: string; pages: ReadonlyMap<string, string> }

/** What was not built with Elementor is in the kit as exports of WordPress, and the terms as lists. */
async function* exports(reader: Reader, { db, name, pages }: Export): Told {
  const files = reader.entries.filter((entry) => /(^|\/)wp-content\/[^/]+\/[^/]+\.xml$/.test(entry.name))
  const terms = await taxonomyRows(reader)
  if (files.length === 0) return yield* termsAlone(terms)
  const rows = async function* () {
    yield terms
    for (const entry of files) yield* readWxr(entryPieces(entry))
  }
  for await (const one of thingsOf(rows(), { db, name, hasLines: false }))
    if (!('kind' in one)) yield one
    else if (one.kind !== 'setting') yield one.kind === 'menu' ? menuOfKit(one, pages) : one
}
