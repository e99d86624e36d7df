import { pageCssOf } from '#builder/style/page-css.ts'
import { type ContentKind, createContentDesk } from '#content/pages/read-content.ts'
import { fullText } from '#content/pages/full-text.ts'
import { createRevisions, type Revision } from '#content/pages/revisions.ts'
import { CONTEXT, flag, PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { seoOfSettings } from '#kit/seo-words.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { merchants } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { ID } from './content-arguments.ts'
import { invalidPost } from './content-change.ts'
import { LISTS } from './content-item.ts'
import { escaped, paragraphs } from './markup.ts'

const SCHEMA = itemSchema(
  'revision',
  {
    id: 'whole',
    author: 'whole',
    author_name: 'text',
    date: 'moment',
    date_gmt: 'moment',
    modified: 'moment',
    modified_gmt: 'moment',
    parent: 'whole',
    slug: 'text',
    guid: 'object',
    title: 'object',
    content: 'object',
    excerpt: 'object',
    meta: 'object',
    seo_title: 'text',
    seo_description: 'text',
    document: 'list',
  },
  ['document'],
)
const PARENT = { parent: whole({ minimum: 1, description: 'The page or post that was changed.' }) }

/** What a page or a post was before each change. Whoever wants it back sends its document again. */
export function revisionRoutes(type: ContentKind, { db, root }: ApiServices): Route[] {
  const desk = createContentDesk(db)
  const revisions = createRevisions(db)
  const list = LISTS[type]
  const read = merchants('rest_cannot_read', 'Sem permissão para ver as revisões deste post.')
  const parentOf = async (id: number) => {
    if (!(await desk.find(type, id))) throw new RestProblem(404, 'rest_post_invalid_parent', 'ID inválido de ascendente.')
  }
  const find = async ({ parent, id }: { parent: number; id: number }) => {
    await parentOf(parent)
    const revision = await revisions.find(parent, id)
    if (!revision) throw invalidPost()
    return revision
  }
  const show = (revision: Revision) => revisionItem(revision, `${root}/wp/v2/${list}/${revision.contentId}`)
  return [
    {
      namespace: 'wp/v2',
      path: `/${list}/{parent}/revisions`,
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...PARENT, ...CONTEXT, ...PAGING },
          authorize: read,
          answer: async (call) => {
            await parentOf(call.args.parent)
            const { items, total } = await revisions.list(call.args.parent, {
              limit: call.args.per_page,
              offset: offsetOf(call.args),
            })
            return pageOf(items.map(show), total, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'wp/v2',
      path: `/${list}/{parent}/revisions/{id}`,
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...PARENT, ...ID, ...CONTEXT },
          authorize: read,
          answer: async ({ args }) => ({ body: show(await find(args)) }),
        }),
        endpoint({
          methods: ['DELETE'],
          args: { ...PARENT, ...ID, force: flag({ default: false }) },
          authorize: merchants('rest_cannot_delete', 'Sem permissão para excluir esta revisão.'),
          answer: async ({ args }) => {
            const revision = await find(args)
            if (!args.force)
              throw new RestProblem(
                501,
                'rest_trash_not_supported',
                "Revisões não podem ir para a lixeira. Envie 'force=true' para excluir.",
              )
            await revisions.remove(args.parent, args.id)
            return { body: { deleted: true, previous: show(revision) } }
          },
        }),
      ],
    },
  ]
}

function revisionItem(
  { id, contentId, authorId, authorName, title, excerpt, document, settings, at }: Revision,
  parentUrl: string,
) {
  const text = fullText(document)
  const seo = seoOfSettings(settings)
  return {
    id,
    author: authorId,
    author_name: authorName,
    ...bothDates('date', at),
    ...bothDates('modified', at),
    parent: contentId,
    slug: `${contentId}-revision-v1`,
    guid: { rendered: `${parentUrl}/revisions/${id}` },
    title: { raw: title, rendered: escaped(title) },
    content: { raw: text, rendered: text },
    excerpt: { raw: excerpt, rendered: paragraphs(excerpt) },
    meta: { _elementor_page_settings: { custom_css: pageCssOf(settings) } },
    seo_title: seo.title,
    seo_description: seo.description,
    document,
    _links: { parent: [{ href: parentUrl }] },
  }
}
