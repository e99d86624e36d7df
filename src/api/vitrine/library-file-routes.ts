import { randomBytes } from 'node:crypto'
import {
  type FileProblem,
  MAX_FILE_CHARACTERS,
  pictureIds,
  readElementorFile,
  readSiteSettings,
  writeElementorFile,
} from '#content/library/elementor-file.ts'
import { createLibrary } from '#content/library/service.ts'
import { mergePart } from '#content/settings/merge.ts'
import { kitOfSite, SITE_KIT_SETTING, type SiteKit } from '#content/settings/site-kit.ts'
import { createContentEditing } from '#content/pages/edit.ts'
import { anything, choice, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { typedLine } from '#kit/typed-text.ts'
import { translateFile } from '#move-in/elementor/translate-file.ts'
import { merchants } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { writtenDocument } from '../wp/document.ts'
import { authorOf } from './document-resource.ts'
import { libraryItem } from './library-item.ts'
import { settled } from './library-refusals.ts'

const EXPORTED = itemSchema('elementor-template', {
  content: 'list',
  page_settings: 'object',
  version: 'text',
  title: 'text',
  type: 'text',
  generator: 'text',
})
const IMPORTED = itemSchema('imported-design', {
  design: 'object?',
  unknown: 'list',
  changed: 'list',
  notes: 'list',
  pictures_left: 'whole',
  kit: 'object',
})
const TRANSLATED = itemSchema('translated-elements', {
  elements: 'list',
  unknown: 'list',
  changed: 'list',
  notes: 'list',
  pictures_left: 'whole',
})
const MEDIA_PATH = '/midia/'

/** Designs as files of the ecosystem's builders, out of the shop and into it. */
function libraryFileRoutes({ db, widgets, media, shopUrl }: ApiServices): Route[] {
  const library = createLibrary({ db, editingIn: (from) => createContentEditing({ db: from }) })
  const ownPath = (url: string) => {
    const path = url.startsWith(shopUrl) ? url.slice(shopUrl.length) : url
    return path.startsWith(MEDIA_PATH) ? path : undefined
  }
  const readFile = (file: string) =>
    readElementorFile(file, { translate: translateFile({ widgets, ownPath, newElementId: newId }) })
  const keepKit = async ({ colours, typography }: SiteKit) => {
    await mergePart(db, SITE_KIT_SETTING, 'colours', colours)
    await mergePart(db, SITE_KIT_SETTING, 'typography', typography)
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/library/export',
      schema: EXPORTED,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            title: text({ maxLength: 500 }),
            type: choice(['section', 'page'], { description: 'Whether the file is one section or a whole page.' }),
            document: anything({ description: 'The elements, as the builder keeps them.' }),
          },
          authorize: merchants('rest_cannot_view', 'Sem permissão para exportar modelos.'),
          answer: async ({ args }) => {
            const elements = writtenDocument(args.document)
            const pictures = await media.pictures([...new Set(pictureIds(elements.map(allSettings)))])
            const urlOf = (id: number) => {
              const file = pictures.get(id)?.sizes.at(-1)?.webp
              return file && shopUrl + file
            }
            return { body: writeElementorFile({ title: typedLine(args.title, 200), kind: args.type, elements, urlOf }) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/library/import',
      schema: IMPORTED,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            file: text({ maxLength: MAX_FILE_CHARACTERS, description: 'The text of a template file, as Elementor exports it.' }),
          },
          authorize: merchants('rest_cannot_create', 'Sem permissão para importar modelos.'),
          answer: async ({ args, caller }) => {
            const read = readFile(args.file)
            const kit = kitOfSite(readSiteSettings(args.file))
            if (kit) await keepKit(kit)
            const told = { colours: countOf(kit?.colours), fonts: countOf(kit?.typography) }
            if (kit && !read.ok)
              return { status: 201, body: { design: null, unknown: [], changed: [], notes: [], pictures_left: 0, kit: told } }
            if (!read.ok) throw unreadable(read.problem)
            const title = typedLine(read.title, 200) || 'Modelo importado'
            const id = settled(await library.create(read.kind, { title, document: read.elements }, authorOf(caller)))
            const design = libraryItem((await library.find(id))!, widgets, { isWhole: false })
            const { unknown, changed, notes, picturesLeft } = read
            return { status: 201, body: { design, unknown, changed, notes, pictures_left: picturesLeft, kit: told } }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/library/translate',
      schema: TRANSLATED,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            file: text({
              maxLength: MAX_FILE_CHARACTERS,
              description: 'A template file or what Elementor puts on the clipboard.',
            }),
          },
          authorize: merchants('rest_cannot_edit', 'Sem permissão para traduzir elementos.'),
          answer: async ({ args }) => {
            const read = readFile(args.file)
            if (!read.ok) throw unreadable(read.problem)
            const { elements, unknown, changed, notes, picturesLeft } = read
            return { body: { elements, unknown, changed, notes, pictures_left: picturesLeft } }
          },
        }),
      ],
    },
  ]
}
export default libraryFileRoutes satisfies ApiRoutes

const PROBLEMS: Record<FileProblem, string> = {
  'not-json': 'Este arquivo não é um modelo: o conteúdo não pôde ser lido como JSON.',
  'no-template': 'Este arquivo não é um modelo do Elementor: falta a lista de elementos.',
  'too-deep': 'Este modelo tem elementos dentro de elementos demais para ser lido.',
  'too-many': 'Este modelo é grande demais: são no máximo 2.000 elementos e 2 MB.',
  empty: 'Este modelo não tem nenhum elemento.',
}

const unreadable = (problem: FileProblem) =>
  new RestProblem(400, `rest_library_file_${problem.replace('-', '_')}`, PROBLEMS[problem])

const countOf = (list: object = {}) => Object.keys(list).length

const newId = () => randomBytes(4).toString('hex').slice(0, 7)

type Element = { settings: unknown; elements: Element[] }
const allSettings = ({ settings, elements }: Element): unknown[] => [settings, ...elements.map(allSettings)]
