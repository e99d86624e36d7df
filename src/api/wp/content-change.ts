import type { Static, TObject } from 'typebox'
import { isRecord } from '#kit/is-record.ts'
import { scopedCss } from '#builder/style/custom-css.ts'
import type { ContentChange, EditOutcome } from '#content/pages/edit.ts'
import { documentOfText, isDesigned } from '#content/pages/edit-rules.ts'
import { fullText } from '#content/pages/full-text.ts'
import type { ContentKind, KeptContent } from '#content/pages/read-content.ts'
import { LONGEST_SEO } from '#kit/seo-words.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { readDate } from '../dates.ts'
import { type WRITE_ARGS, wordsOf } from './content-arguments.ts'
import { writtenDocument } from './document.ts'

export type Written = Static<TObject<typeof WRITE_ARGS>>

/** What a call wants changed. A text never replaces a design: whoever means to sends the document. */
export function changeOf(type: ContentKind, args: Written, before?: KeptContent): ContentChange {
  if (args.password) throw noPassword()
  const [title, excerpt, content] = [wordsOf(args.title), wordsOf(args.excerpt), wordsOf(args.content)]
  const document = documentIn(args) ?? (content === undefined ? undefined : documentOf(content, before))
  const date = dateOf(args)
  const settings = settingsIn(args)
  return {
    ...(title !== undefined && { title: typedLine(title, 500) }),
    ...(excerpt !== undefined && { excerpt: typedText(excerpt, 5_000) }),
    ...(document !== undefined && { document }),
    ...(Object.keys(settings).length > 0 && { settings: { ...settingsOf(before), ...settings } }),
    ...(date !== undefined && { publishedAt: date }),
    ...(args.slug !== undefined && { slug: args.slug }),
    ...(args.status !== undefined && { status: args.status }),
    ...(args.author !== undefined && { authorId: args.author }),
    ...(args.featured_media !== undefined && { pictureId: args.featured_media }),
    ...(args.comment_status !== undefined && { commentsOpen: args.comment_status === 'open' }),
    ...(type === 'page' && args.parent !== undefined && { parentId: args.parent }),
    ...(type === 'page' && args.menu_order !== undefined && { menuOrder: args.menu_order }),
    ...(type === 'post' && args.categories !== undefined && { categories: args.categories }),
    ...(type === 'post' && args.tags !== undefined && { tags: args.tags }),
  }
}

function documentIn({ document, meta }: Written) {
  if (document !== undefined) return writtenDocument(document)
  return meta?._elementor_data === undefined ? undefined : writtenDocument(meta._elementor_data)
}

/** The page's own style, and what search engines are told of it. */
function settingsIn({ meta, seo_title, seo_description }: Written) {
  const customCss = meta?._elementor_page_settings?.custom_css
  return {
    ...(customCss !== undefined && { custom_css: rightCss(customCss) }),
    ...(seo_title !== undefined && { seo_title: typedLine(seo_title, LONGEST_SEO.title) }),
    ...(seo_description !== undefined && { seo_description: typedLine(seo_description, LONGEST_SEO.description) }),
  }
}

const settingsOf = (before: KeptContent | undefined) => (isRecord(before?.settings) ? before.settings : {})

function rightCss(written: string): string {
  const scoped = scopedCss('.page', written)
  if (!scoped.ok) throw badArguments({ meta: { code: 'rest_invalid_css', message: `O CSS da página: ${scoped.problem}.` } })
  return written
}

function documentOf(content: string, before: KeptContent | undefined): unknown[] | undefined {
  if (before && content === fullText(before.document)) return undefined
  if (before && isDesigned(before.document))
    throw new RestProblem(
      409,
      'rest_document_designed',
      'Este conteúdo foi desenhado no construtor. Para mudá-lo, envie o documento no campo «document».',
    )
  return content.trim() === '' ? [] : documentOfText(content)
}

function dateOf({ date, date_gmt: utc }: Written): Date | null | undefined {
  const written = typeof date === 'string' ? readDate(date) : typeof utc === 'string' ? readDate(utc, 'utc') : (date ?? utc)
  if (written instanceof Date && !(written.getUTCFullYear() >= 1970 && written.getUTCFullYear() <= 9999))
    throw new RestProblem(400, 'rest_invalid_param', 'Parâmetro(s) inválido(s): date', { params: { date: 'Data inválida.' } })
  return written
}

/** What is to be read by a few only must not be published for all because nobody looked at its password. */
const noPassword = () =>
  badArguments({
    password: {
      code: 'rest_password_not_supported',
      message:
        'Aqui nenhuma página ou post tem senha. Para que ninguém mais veja este conteúdo, salve-o com o status «private» ou «draft».',
    },
  })

const UNKNOWN = {
  author: ['rest_invalid_author', 'ID inválido de autor.'],
  picture: ['rest_invalid_featured_media', 'ID inválido de imagem destacada.'],
  parent: ['rest_post_invalid_id', 'ID inválido de ascendente.'],
  term: ['rest_term_invalid', 'O termo não existe.'],
} as const

export const invalidPost = () => new RestProblem(404, 'rest_post_invalid_id', 'ID inválido de post.')

/** The refusal that an outcome stands for. */
export function refusalOf(outcome: Extract<EditOutcome, { ok: false }>): RestProblem {
  if (outcome.problem === 'missing') return invalidPost()
  if (outcome.problem === 'stale')
    return new RestProblem(
      409,
      'rest_version_conflict',
      'Alguém mudou este conteúdo depois que você o abriu. Leia-o de novo antes de salvar.',
      { version: outcome.version },
    )
  if (outcome.problem === 'reserved')
    return badArguments({
      slug: {
        code: 'rest_slug_reserved',
        message: `O endereço “${outcome.slug}” é da própria loja: ninguém veria o que estivesse nele. Escolha outro.`,
      },
    })
  const [code, message] = UNKNOWN[outcome.what]
  return new RestProblem(400, code, message)
}
