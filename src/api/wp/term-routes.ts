import { createTerms, type KeptTerm, type Taxonomy, type TermChange, type TermOutcome } from '#content/pages/edit-terms.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
import { choice, CONTEXT, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { isMerchant, merchants } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { CHOSEN, ID } from './content-arguments.ts'
import { itemLinks, withCuries } from './links.ts'
import { TERM_SCHEMAS } from './schemas.ts'

const KINDS = {
  category: { list: 'categories', path: '/categoria/', filter: 'categories' },
  post_tag: { list: 'tags', path: '/tag/', filter: 'tags' },
} as const

const LIST_ARGS = {
  ...CONTEXT,
  ...PAGING,
  ...CHOSEN,
  order: choice(['asc', 'desc'], { default: 'asc' }),
  orderby: choice(['id', 'include', 'name', 'slug', 'count'], { default: 'name' }),
  hide_empty: flag({ default: false }),
  parent: maybe(whole()),
  post: maybe(whole()),
  slug: maybe(listOf(text({ maxLength: 200 }))),
}
const WRITE_ARGS = {
  name: maybe(text({ minLength: 1, maxLength: 200 })),
  slug: maybe(text({ maxLength: 200 })),
  description: maybe(text({ maxLength: 5_000 })),
  parent: maybe(whole()),
}
type Written = { name?: string; slug?: string; description?: string; parent?: number }

/** The categories or the tags of posts. */
export function termRoutes(taxonomy: Taxonomy, { db, root, shopUrl }: ApiServices): Route[] {
  const terms = createTerms({ db })
  const { list, path, filter } = KINDS[taxonomy]
  const show = ({ id, slug, name, description, parentId, count }: KeptTerm) => ({
    id,
    count,
    description,
    link: `${shopUrl}${path}${slug}/`,
    name,
    slug,
    taxonomy,
    ...(taxonomy === 'category' && { parent: parentId }),
    meta: [],
    _links: withCuries({
      ...itemLinks(root, list, id),
      about: [{ href: `${root}/wp/v2/taxonomies/${taxonomy}` }],
      ...(parentId > 0 && { up: [{ href: `${root}/wp/v2/${list}/${parentId}`, embeddable: true }] }),
      'wp:post_type': [{ href: `${root}/wp/v2/posts?${filter}=${id}` }],
    }),
  })
  const found = async (id: number) => {
    const term = await terms.find(taxonomy, id)
    if (!term) throw noTerm()
    return term
  }
  const done = async (outcome: TermOutcome) => {
    if (!outcome.ok) throw refusalOf(outcome)
    return show(await found(outcome.id))
  }
  return [
    {
      namespace: 'wp/v2',
      path: `/${list}`,
      schema: TERM_SCHEMAS[taxonomy],
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: LIST_ARGS,
          authorize: readers,
          answer: async (call) => {
            const { args } = call
            const { items, total } = await terms.list(taxonomy, {
              search: args.search,
              include: args.include,
              exclude: args.exclude,
              slugs: args.slug,
              parentId: args.parent,
              contentId: args.post,
              onlyUsed: args.hide_empty,
              orderby: args.orderby,
              order: args.order,
              limit: args.per_page,
              offset: offsetOf(args),
            })
            return pageOf(items.map(show), total, call, root)
          },
        }),
        endpoint({
          methods: ['POST'],
          args: { ...WRITE_ARGS, name: text({ minLength: 1, maxLength: 200 }) },
          authorize: merchants('rest_cannot_create', 'Sem permissão para criar termos nesta taxonomia.'),
          answer: async ({ args }) => {
            const body = await done(await terms.create(taxonomy, changeOf(taxonomy, args)))
            return { status: 201, body, headers: { location: `${root}/wp/v2/${list}/${body.id}` } }
          },
        }),
      ],
    },
    {
      namespace: 'wp/v2',
      path: `/${list}/{id}`,
      schema: TERM_SCHEMAS[taxonomy],
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...CONTEXT },
          authorize: readers,
          answer: async ({ args }) => ({ body: show(await found(args.id)) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { ...ID, ...WRITE_ARGS },
          authorize: merchants('rest_cannot_update', 'Sem permissão para editar este termo.'),
          answer: async ({ args }) => ({ body: await done(await terms.update(taxonomy, args.id, changeOf(taxonomy, args))) }),
        }),
        endpoint({
          methods: ['DELETE'],
          args: { ...ID, force: flag({ default: false }) },
          authorize: merchants('rest_cannot_delete', 'Sem permissão para excluir este termo.'),
          answer: async ({ args }) => {
            const term = await found(args.id)
            if (!args.force)
              throw new RestProblem(
                501,
                'rest_trash_not_supported',
                "Termos não podem ir para a lixeira. Envie 'force=true' para excluir.",
              )
            if (!(await terms.remove(taxonomy, term.id))) throw noTerm()
            return { body: { deleted: true, previous: show(term) } }
          },
        }),
      ],
    },
  ]
}

const readers = (caller: Caller, { context }: { context: string }) =>
  context === 'edit' && !isMerchant(caller)
    ? mayNot(caller, 'rest_forbidden_context', 'Sem permissão para editar termos nesta taxonomia.')
    : undefined

const noTerm = () => new RestProblem(404, 'rest_term_invalid', 'O termo não existe.')

function changeOf(taxonomy: Taxonomy, { name, slug, description, parent }: Written): TermChange {
  const plain = name === undefined ? undefined : typedLine(name, 200)
  if (plain === '') throw new RestProblem(400, 'empty_term_name', 'É obrigatório informar um nome para o termo.')
  return {
    ...(plain !== undefined && { name: plain }),
    ...(slug !== undefined && { slug }),
    ...(description !== undefined && { description: typedText(description, 5_000) }),
    ...(taxonomy === 'category' && parent !== undefined && { parentId: parent }),
  }
}

function refusalOf(outcome: Extract<TermOutcome, { ok: false }>) {
  if (outcome.problem === 'missing') return noTerm()
  if (outcome.problem === 'parent') return new RestProblem(400, 'rest_term_invalid', 'O termo ascendente não existe.')
  if (outcome.problem === 'circle')
    return new RestProblem(400, 'rest_term_invalid', 'Uma categoria não pode ficar dentro de si mesma.')
  return new RestProblem(400, 'term_exists', 'Já existe um termo com este nome ou endereço.', { term_id: outcome.by })
}
