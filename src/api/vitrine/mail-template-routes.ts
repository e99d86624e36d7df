import { choice, email, flag, listOf, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { PLACEHOLDER_LABELS } from '#mail/kinds/placeholder-labels.ts'
import { SECTION_LABELS } from '#mail/kinds/sections.ts'
import { inScheme } from '#mail/letter-style.ts'
import type { KeptText } from '#mail/texts/kept-text.ts'
import type { MailText } from '#mail/texts/mail-text.ts'
import type { TextOutcome } from '#mail/texts/edit-texts.ts'
import { checkText } from '#mail/texts/check-text.ts'
import type { MailKind } from '#mail/kinds/mail-kind.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { stale, VERSION } from '../wc/problems.ts'
import { upkeepMay } from './authorize-upkeep.ts'
import { framedMail } from './framed-mail.ts'

const LISTED = {
  id: 'text',
  title: 'text',
  when: 'text',
  to: 'text',
  is_editable: 'flag',
  is_changed: 'flag',
  may_be_off: 'flag',
  is_off: 'flag',
} as const
const TEMPLATE = itemSchema('mail_template', {
  ...LISTED,
  subject: 'text',
  text: 'text',
  html: 'text',
  typed: 'object',
  default: 'object',
  placeholders: 'list',
  sections: 'list',
  version: 'whole',
})
const REVISION = itemSchema('mail_template_revision', {
  id: 'whole',
  date: 'moment',
  author: 'text',
  is_default: 'flag',
  is_off: 'flag',
  typed: 'object',
})
const TESTED = itemSchema('mail_template_test', { ok: 'flag', to: 'text', problem: 'text', message: 'text' })

const ID = { id: text({ maxLength: 160, description: 'Name of the kind of mail.' }) }
const TYPED = {
  subject: maybe(text({ maxLength: 1_000, description: 'Subject, with placeholders.' })),
  title: maybe(text({ maxLength: 1_000, description: 'Heading inside, with placeholders.' })),
  opening: maybe(text({ maxLength: 20_000, description: 'Text before the sections, with placeholders.' })),
  closing: maybe(text({ maxLength: 20_000, description: 'Text after the sections, with placeholders.' })),
  hidden: maybe(listOf(text({ maxLength: 40 }), { maxItems: 20, description: 'Sections that are left out.' })),
}
type Typed = { [Name in keyof MailText]?: MailText[Name] | undefined }

type Services = Pick<ApiServices, 'mailExamples' | 'mailTexts' | 'letters' | 'mailServer'>

/** Every kind of mail: when it goes out, what it says, what the merchant writes in it, and what it looks like. */
function mailTemplateRoutes({ mailExamples, mailTexts, letters, mailServer }: Services): Route[] {
  const kindOf = (id: string): MailKind => {
    const kind = mailExamples.kindOf(id)
    if (!kind) throw noTemplate()
    return kind
  }
  const typedOver = (id: string, kept: KeptText, typed: Typed): MailText => withTyped(kept.text ?? kindOf(id).text, typed)
  const told = async (id: string) => {
    const drawn = await mailExamples.draw(id)
    if (!drawn) throw noTemplate()
    const kind = mailExamples.kindOf(id)
    const kept = await letters.kept(id)
    return { ...listedItem({ ...drawn, kind }, kept), ...drawn, ...editingOf(kind, kept) }
  }
  /** Drawn with what was typed; refused with the reasons where it could not be sent. */
  const drawnWith = async (id: string, typed: Typed) => {
    const wanted = typedOver(id, await letters.kept(id), typed)
    refuseBad(checkText(wanted, kindOf(id)))
    const drawn = await mailExamples.draw(id, wanted)
    if (!drawn) throw noTemplate()
    return drawn
  }
  const finish = async (id: string, outcome: TextOutcome | undefined) => {
    if (!outcome) throw new RestProblem(404, 'vitrine_mail_revision_invalid', 'Esta versão não existe mais.')
    if (outcome.ok) return { body: await told(id) }
    if (outcome.problem === 'bad-text') refuseBad(outcome.problems)
    if (outcome.problem === 'stale') throw stale(await told(id))
    if (outcome.problem === 'unknown') throw noTemplate()
    throw new RestProblem(400, 'vitrine_mail_never_off', 'Este e-mail não pode ser desligado: quem o recebe precisa dele.')
  }
  const list = endpoint({
    methods: ['GET'],
    args: {},
    authorize: upkeepMay,
    answer: async () => ({
      body: await Promise.all(mailExamples.list().map(async (one) => listedItem(one, await letters.kept(one.id)))),
    }),
  })
  const one = endpoint({
    methods: ['GET'],
    args: ID,
    authorize: upkeepMay,
    answer: async ({ args }) => ({ body: await told(args.id) }),
  })
  const change = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { ...ID, ...TYPED, is_off: maybe(flag({ description: 'Whether it is not sent.' })), version: VERSION() },
    authorize: upkeepMay,
    answer: async ({ args: { id, is_off, version, ...typed }, caller }) => {
      const kept = await letters.kept(id)
      const wanted = { text: typedOver(id, kept, typed), isOff: is_off ?? kept.isOff }
      return await finish(id, await mailTexts.change(id, wanted, { authorId: caller.user?.id, version }))
    },
  })
  const reset = endpoint({
    methods: ['POST'],
    args: { ...ID, version: VERSION() },
    authorize: upkeepMay,
    answer: async ({ args: { id, version }, caller }) => {
      const { isOff } = await letters.kept(id)
      return await finish(id, await mailTexts.change(id, { text: undefined, isOff }, { authorId: caller.user?.id, version }))
    },
  })
  const revisions = endpoint({
    methods: ['GET'],
    args: ID,
    authorize: upkeepMay,
    answer: async ({ args: { id } }) => {
      const { text: own } = kindOf(id)
      const items = await mailTexts.revisions(id)
      return {
        body: items.map(({ id: number, at, author, text: kept, isOff }) => ({
          id: number,
          date: at.toISOString(),
          author,
          is_default: kept === undefined,
          is_off: isOff,
          typed: kept ?? own,
        })),
      }
    },
  })
  const restore = endpoint({
    methods: ['POST'],
    args: { ...ID, revision: whole({ description: 'Number of the revision.' }), version: VERSION() },
    authorize: upkeepMay,
    answer: async ({ args: { id, revision, version }, caller }) =>
      await finish(id, await mailTexts.restore(id, revision, { authorId: caller.user?.id, version })),
  })
  const view = endpoint({
    methods: ['GET', 'POST'],
    args: {
      ...ID,
      ...TYPED,
      scheme: maybe(choice(['light', 'dark'], { description: 'As a device in the light or in the dark shows it.' })),
    },
    authorize: upkeepMay,
    answer: async ({ args: { id, scheme, ...typed } }) => {
      const isTyped = Object.values(typed).some((value) => value !== undefined)
      const drawn = isTyped ? await drawnWith(id, typed) : await mailExamples.draw(id)
      if (!drawn) throw noTemplate()
      return framedMail(scheme ? inScheme(drawn.html, scheme) : drawn.html)
    },
  })
  const preview = endpoint({
    methods: ['POST'],
    args: { ...ID, ...TYPED },
    authorize: upkeepMay,
    answer: async ({ args: { id, ...typed } }) => {
      // Half of a text is no mistake: whoever is typing is told what is missing yet.
      const problems = checkText(typedOver(id, await letters.kept(id), typed), kindOf(id))
      if (Object.keys(problems).length > 0) return { body: { subject: '', text: '', problems } }
      const { subject, text: plain } = await drawnWith(id, typed)
      return { body: { subject, text: plain, problems } }
    },
  })
  const test = endpoint({
    methods: ['POST'],
    args: { ...ID, ...TYPED, to: maybe(email({ description: 'Who gets the test; whoever asks, when it is left out.' })) },
    authorize: upkeepMay,
    answer: async ({ args: { id, to: recipient, ...typed }, caller }) => {
      const to = recipient ?? caller.user?.email
      if (!to) throw new RestProblem(400, 'rest_missing_callback_param', 'Diga para qual e-mail enviar.')
      const { subject, text: plain, html } = await (mailExamples.kindOf(id) ? drawnWith(id, typed) : told(id))
      const tested = await mailServer.test(to, { subject: `[Teste] ${subject}`.slice(0, 300), text: plain, html })
      const { problem, message } = tested.ok
        ? { problem: '', message: `Enviado para ${to}. Confira também a caixa de spam.` }
        : tested
      return { body: { ok: tested.ok, to, problem, message } }
    },
  })
  const route = (path: string, endpoints: Route['endpoints'], schema: Route['schema'], rest: Partial<Route> = {}): Route => ({
    namespace: 'vitrine/v1',
    path: `/mail-templates${path}`,
    ...(schema && { schema }),
    endpoints,
    ...rest,
  })
  return [
    route('', [list], TEMPLATE),
    route('/{id}', [one, change], TEMPLATE),
    route('/{id}/reset', [reset], TEMPLATE, { response: 'one' }),
    route('/{id}/revisions', [revisions], REVISION, { response: 'list' }),
    route('/{id}/revisions/{revision}/restore', [restore], TEMPLATE, { response: 'one' }),
    route(
      '/{id}/preview',
      [preview],
      itemSchema('mail_template_preview', { subject: 'text', text: 'text', problems: 'object' }),
      {
        response: 'one',
      },
    ),
    route('/{id}/test', [test], TESTED, { response: 'one' }),
    route('/{id}/view', [view], TEMPLATE, { file: 'text/html' }),
  ]
}
export default mailTemplateRoutes satisfies ApiRoutes

const noTemplate = () => new RestProblem(404, 'vitrine_mail_template_invalid', 'Não há este modelo de e-mail.')

/** What was left out stays. */
const withTyped = (before: MailText, { subject, title, opening, closing, hidden }: Typed): MailText => ({
  subject: subject?.trim() ?? before.subject,
  title: title?.trim() ?? before.title,
  opening: opening?.replaceAll('\r\n', '\n').trim() ?? before.opening,
  closing: closing?.replaceAll('\r\n', '\n').trim() ?? before.closing,
  hidden: hidden ?? before.hidden,
})

function refuseBad(problems: Record<string, string>): void {
  if (Object.keys(problems).length === 0) return
  const troubles = Object.entries(problems).map(([name, message]) => [name, { code: 'rest_invalid_param', message }])
  const problem = badArguments(Object.fromEntries(troubles))
  throw new RestProblem(400, 'vitrine_mail_text_invalid', Object.values(problems).join(' '), problem.data)
}

type Listed = { id: string; title: string; when: string; to: 'customer' | 'shop'; kind: MailKind | undefined }
const listedItem = ({ id, title, when, to, kind }: Listed, kept: KeptText) => ({
  id,
  title,
  when,
  to,
  is_editable: kind !== undefined,
  is_changed: kept.text !== undefined,
  may_be_off: kind?.mayBeOff === true,
  is_off: kept.isOff,
})
/** A kind of mail in the list, as the workbench reads it. */
export type MailTemplateItem = ReturnType<typeof listedItem>

const editingOf = (kind: MailKind | undefined, kept: KeptText) => ({
  typed: kept.text ?? kind?.text ?? {},
  default: kind?.text ?? {},
  placeholders: (kind?.placeholders ?? []).map((name) => ({ name, gives: PLACEHOLDER_LABELS[name] ?? 'um dado da extensão' })),
  sections: (kind?.sections ?? []).map((id) => ({ id, label: SECTION_LABELS[id] ?? id })),
  version: kept.version,
})
/** A kind of mail as the workbench edits it. */
export type MailTemplateRecord = MailTemplateItem &
  Omit<ReturnType<typeof editingOf>, 'typed' | 'default'> & { subject: string; text: string; typed: MailText; default: MailText }
