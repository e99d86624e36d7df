import { createMediaDesk, isPublicMedia, type KeptMedia } from '#content/media/read-media.ts'
import { MEDIA_TEXT } from '#content/media/text.ts'
import { Problem } from '#http/problem.ts'
import { choice, CONTEXT, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { readDate } from '../dates.ts'
import { isMerchant, merchants } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { CHOSEN, DATED, ID, ids } from './content-arguments.ts'
import { invalidPost } from './content-change.ts'
import { MEDIA_SCHEMA, mediaItem } from './media-item.ts'
import { FOCAL_POINT, MEDIA_WORDS, mediaWords } from './media-words.ts'
import { sentFile } from './sent-file.ts'

/** So many a day from one person: whoever got hold of their session fills no disk. */
const FILES_PER_PERSON = { max: 2_000, windowSeconds: 86_400 }

const MEDIA_TYPES = ['image', 'video', 'text', 'application', 'audio'] as const
const LIST_ARGS = {
  ...CONTEXT,
  ...PAGING,
  ...CHOSEN,
  ...DATED,
  offset: maybe(whole({ maximum: 10_000_000 })),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(['date', 'id', 'include', 'modified', 'slug', 'title'], { default: 'date' }),
  author: ids(),
  parent: ids(),
  slug: maybe(listOf(text({ maxLength: 200 }))),
  media_type: maybe(listOf(choice(MEDIA_TYPES))),
  mime_type: maybe(text({ maxLength: 100 })),
}

/** The media library: its pictures and films are seen by everybody, since pages show them; filled by those who run the shop. */
export function mediaRoutes(services: ApiServices): Route[] {
  const { db, root, library, log, limiter } = services
  const desk = createMediaDesk(db)
  const edit = merchants('rest_cannot_edit', 'Sem permissão para editar este post.')
  const show = (media: KeptMedia, isEditing: boolean) => mediaItem(media, services, isEditing)
  const found = async (id: number) => {
    const media = await desk.find(id)
    if (!media) throw invalidPost()
    return media
  }
  const collection: Route = {
    namespace: 'wp/v2',
    path: '/media',
    schema: MEDIA_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: LIST_ARGS,
        authorize: readers,
        readsReplica: true,
        answer: async (call) => {
          const { args } = call
          const { items, total } = await desk.list({
            search: args.search,
            include: args.include,
            exclude: args.exclude,
            slugs: args.slug,
            authors: args.author,
            parents: args.parent,
            mediaTypes: args.media_type,
            mime: args.mime_type,
            isPublic: !isMerchant(call.caller),
            after: args.after === undefined ? undefined : readDate(args.after),
            before: args.before === undefined ? undefined : readDate(args.before),
            orderby: args.orderby,
            order: args.order,
            limit: args.per_page,
            offset: args.offset ?? offsetOf(args),
          })
          return pageOf(
            items.map((media) => show(media, call.context === 'edit')),
            total,
            call,
            root,
          )
        },
      }),
      endpoint({
        methods: ['POST'],
        args: MEDIA_WORDS,
        authorize: merchants('rest_cannot_create', 'Sem permissão para enviar arquivos neste site.'),
        answer: async (call) => {
          await limiter.takeTogether('upload', String(call.caller.user!.id), FILES_PER_PERSON).catch(tooMuch)
          const { title = '', alt = '', caption = '', description = '', contentId = 0 } = mediaWords(call.args)
          const outcome = await library.upload({
            ...(await sentFile(call)),
            title,
            alt,
            caption,
            description,
            contentId,
            authorId: call.caller.user!.id,
          })
          if (!outcome.ok) throw REFUSALS[outcome.problem]()
          const mark = { 'x-wp-upload-attachment-id': String(outcome.id) }
          if (!outcome.hasSizes) {
            log.warn({ media: outcome.id }, 'the sizes of a picture could not be made')
            throw noSizes(mark)
          }
          const headers = { ...mark, location: `${root}/wp/v2/media/${outcome.id}` }
          return { status: 201, body: show(await found(outcome.id), true), headers }
        },
      }),
    ],
  }
  const single: Route = {
    namespace: 'wp/v2',
    path: '/media/{id}',
    schema: MEDIA_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...ID, ...CONTEXT },
        authorize: readers,
        answer: async ({ args, context, caller }) => {
          const media = await found(args.id)
          if (!isMerchant(caller) && !isPublicMedia(media)) throw invalidPost()
          return { body: show(media, context === 'edit') }
        },
      }),
      endpoint({
        methods: ['POST', 'PUT', 'PATCH'],
        args: { ...ID, ...MEDIA_WORDS, ...FOCAL_POINT },
        authorize: edit,
        answer: async ({ args }) => {
          const outcome = await library.update(args.id, { ...mediaWords(args), focus: args.focal_point })
          if (outcome === 'missing') throw invalidPost()
          if (outcome === 'content') throw REFUSALS.content()
          return { body: show(await found(args.id), true) }
        },
      }),
      endpoint({
        methods: ['DELETE'],
        args: { ...ID, force: flag({ default: false }) },
        authorize: merchants('rest_cannot_delete', 'Sem permissão para excluir este post.'),
        answer: async ({ args }) => {
          const media = await found(args.id)
          if (!args.force)
            throw new RestProblem(
              501,
              'rest_trash_not_supported',
              "O post não pode ir para a lixeira. Envie 'force=true' para excluir.",
            )
          if (!(await library.remove(media.id))) throw invalidPost()
          return { body: { deleted: true, previous: show(media, true) } }
        },
      }),
    ],
  }
  const postProcess: Route = {
    namespace: 'wp/v2',
    path: '/media/{id}/post-process',
    schema: MEDIA_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['POST'],
        args: { ...ID, action: choice(['create-image-subsizes']) },
        authorize: edit,
        answer: async ({ args }) => {
          const mark = { 'x-wp-upload-attachment-id': String((await found(args.id)).id) }
          await library.makeSizes(args.id).catch((err: unknown) => {
            log.warn({ err, media: args.id }, 'the sizes of a picture could not be made')
            throw noSizes(mark)
          })
          return { body: show(await found(args.id), true) }
        },
      }),
    ],
  }
  return [collection, single, postProcess]
}

const readers = (caller: Caller, { context }: { context: string }) =>
  context === 'edit' && !isMerchant(caller)
    ? mayNot(caller, 'rest_forbidden_context', 'Sem permissão para editar arquivos de mídia.')
    : undefined

function tooMuch(error: unknown): never {
  if (!(error instanceof Problem)) throw error
  throw new RestProblem(
    429,
    'rest_upload_limited',
    'Você já enviou arquivos demais hoje. Continue amanhã, ou use a importação de produtos.',
  )
}

const REFUSALS = {
  type: () => new RestProblem(400, 'rest_upload_unknown_error', MEDIA_TEXT.type),
  contents: () => new RestProblem(400, 'rest_upload_unknown_error', MEDIA_TEXT.contents),
  picture: () => new RestProblem(400, 'rest_upload_image_type_not_supported', MEDIA_TEXT.picture),
  content: () =>
    new RestProblem(400, 'rest_invalid_param', 'Parâmetro(s) inválido(s): post', { params: { post: 'ID inválido de post.' } }),
}

function noSizes(headers: Record<string, string>) {
  const problem = new RestProblem(
    500,
    'rest_upload_sizes_failed',
    'A imagem foi recebida, mas seus tamanhos não puderam ser criados. Tente de novo em instantes.',
  )
  problem.headers = headers
  return problem
}
