import { LIBRARY_KINDS } from '#content/library/contract.ts'
import { createLibrary } from '#content/library/service.ts'
import { createContentEditing } from '#content/pages/edit.ts'
import { anything, choice, CONTEXT, flag, maybe } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { merchants } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { ID, VERSION, wording } from '../wp/content-arguments.ts'
import { kitOf, refuseBroken } from '../wp/document.ts'
import { authorOf, FIND_ARGS, made, writtenParts } from './document-resource.ts'
import { documentRevisions } from './document-revisions.ts'
import { LIBRARY_SCHEMA, libraryItem } from './library-item.ts'
import { noDesign, settled } from './library-refusals.ts'

const PATH = '/library'
const authorize = {
  view: merchants('rest_cannot_view', 'Sem permissão para ver os modelos da loja.'),
  create: merchants('rest_cannot_create', 'Sem permissão para criar modelos.'),
  edit: merchants('rest_cannot_edit', 'Sem permissão para editar este modelo.'),
  delete: merchants('rest_cannot_delete', 'Sem permissão para excluir este modelo.'),
}
const KIND = { description: 'Something to be copied, or a block that changes wherever it is shown.' }
const DOCUMENT = { description: 'The elements of the design, as the builder keeps them.' }

/** The merchant's own sections, pages and blocks. */
function libraryRoutes({ db, root, widgets, settings }: ApiServices): Route[] {
  const library = createLibrary({ db, editingIn: (from) => createContentEditing({ db: from }) })
  const shown = async (id: number) => {
    const design = await library.find(id)
    if (!design) throw noDesign()
    return libraryItem(design, widgets, { isWhole: true, kit: await kitOf(settings) })
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: PATH,
      schema: LIBRARY_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ...FIND_ARGS,
            kind: maybe(choice(LIBRARY_KINDS, KIND)),
            status: choice(['publish', 'trash'], { default: 'publish' }),
          },
          authorize: authorize.view,
          answer: async (call) => {
            const { kind, status, search, include, per_page: limit } = call.args
            const kinds = kind === undefined ? LIBRARY_KINDS : [kind]
            const { items, total } = await library.list({ kinds, status, search, include, limit, offset: offsetOf(call.args) })
            return pageOf(
              items.map((design) => libraryItem(design, widgets, { isWhole: false })),
              total,
              call,
              root,
            )
          },
        }),
        endpoint({
          methods: ['POST'],
          args: { kind: choice(LIBRARY_KINDS, KIND), title: wording(500), document: anything(DOCUMENT) },
          authorize: authorize.create,
          answer: async ({ args: { kind, ...written }, caller }) => {
            const { title = '', document = [] } = writtenParts(written)
            if (kind === 'block') refuseBroken({ status: 'publish', document }, widgets)
            return made(root, PATH, await shown(settled(await library.create(kind, { title, document }, authorOf(caller)))))
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: `${PATH}/{id}`,
      schema: LIBRARY_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...CONTEXT },
          authorize: authorize.view,
          answer: async ({ args }) => ({ body: await shown(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            ...ID,
            title: wording(500),
            status: maybe(choice(['publish'])),
            document: maybe(anything(DOCUMENT)),
            ...VERSION,
          },
          authorize: authorize.edit,
          answer: async ({ args: { id, version, title, document } }) => {
            // What is changed is out of the bin by that: there is nothing else to be said of its status.
            const { status: _kept, ...change } = writtenParts({ title, document })
            const { kind } = await shown(id)
            if (kind === 'block' && change.document) refuseBroken({ status: 'publish', document: change.document }, widgets)
            return { body: await shown(settled(await library.update(id, change, version))) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: {
            ...ID,
            force: flag({ default: false }),
            detach: flag({ default: false, description: 'Whether pages that show the block keep its content as their own.' }),
          },
          authorize: authorize.delete,
          answer: async ({ args: { id, force, detach } }) => {
            const previous = await shown(id)
            settled(await (force ? library.remove(id, detach) : library.trash(id, detach)))
            return { body: force ? { deleted: true, previous } : await shown(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: `${PATH}/{id}/uses`,
      schema: itemSchema('library-use', { kind: 'text', id: 'whole', title: 'text' }),
      response: 'list',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...CONTEXT },
          authorize: authorize.view,
          answer: async ({ args }) => ({ body: await library.uses((await shown(args.id)).id) }),
        }),
      ],
    },
    documentRevisions(
      { db, root },
      {
        path: PATH,
        noun: 'library-design',
        id: ID.id,
        authorize: authorize.view,
        contentId: async (id) => (await shown(Number(id))).id,
      },
    ),
  ]
}
export default libraryRoutes satisfies ApiRoutes
