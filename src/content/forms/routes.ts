import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { FileStore } from '#storage/contract.ts'
import type { AjaxAction } from '#http/admin-ajax.ts'
import { filesOf } from '#http/multipart.ts'
import type { Nonces } from '#http/nonce.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { forbidden, notFound } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, isManager, type Visitor, type Visitors } from '#http/visitor.ts'
import { captchaFrame } from './captcha-frame.ts'
import type { Captchas } from './captchas.ts'
import {
  CAPTCHA_FRAME,
  type FormAnswer,
  isOutsideCaptcha,
  NONCE_FIELD,
  SEND_ACTION,
  type ShownAnswer,
  TICKET_ACTION,
} from './contract.ts'
import type { FormHome, FoundForm } from './find-form.ts'
import { readPosted } from './posted.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import { failure, type Forms } from './service.ts'
import { FORM_TEXT } from './text.ts'
import { findFile } from './uploads.ts'

/** A person who mends a mistake sends a few times; an office behind one address sends a few times each. */
const SENDS_PER_ADDRESS = { max: 20, windowSeconds: 600 }
const SENDS_PER_VISITOR = { max: 10, windowSeconds: 600 }
const TICKETS_PER_ADDRESS = { max: 60, windowSeconds: 600 }
const NONCE = 'send-form'

type AjaxOptions = {
  forms: Forms
  captchas: Captchas
  work: ProofOfWork
  nonces: Nonces
  limiter: Limiter
  /** Draws the page that a form stands in, with what became of it. */
  drawAnswer: (home: FormHome, shown: ShownAnswer) => Promise<RenderedPage>
}

/** The two calls of a form: a ticket when it is about to be sent, and the sending itself. */
export function formActions(options: AjaxOptions): [string, AjaxAction][] {
  const { forms, captchas, work, nonces, limiter } = options
  const ticket: AjaxAction['answer'] = async ({ request, visitor, fields }) => {
    limiter.take('form-ticket', addressGroup(request.ip), TICKETS_PER_ADDRESS)
    const found = await forms.find(...namesOf(fields))
    const captcha = found && (await captchas.of(found.form))
    const nonce = nonces.make(NONCE, holderOf(visitor))
    return { success: true, data: { nonce, work: captcha?.kind === 'work' ? work.make() : undefined } }
  }

  const send: AjaxAction['answer'] = async ({ request, reply, visitor, fields }) => {
    if (request.method !== 'POST') throw notFound()
    const [postId, formId] = namesOf(fields)
    limiter.take('form', `${addressGroup(request.ip)}|${formId}`, SENDS_PER_ADDRESS)
    if (visitor.sessionId !== undefined) limiter.take('form-visitor', `${visitor.sessionId}|${formId}`, SENDS_PER_VISITOR)
    const found = await forms.find(postId, formId)
    if (!found) return failure(FORM_TEXT.invalidForm)
    const files = filesOf(request)
    const answer = isTrusted(nonces, visitor, fields)
      ? await forms.send(found, {
          postId,
          formId,
          fields,
          files,
          referrer: referrerOf(request, fields),
          userId: visitor.user?.id,
        })
      : failure(FORM_TEXT.expired)
    return isNavigation(request) ? await showPage(options, { reply, visitor, fields, found, formId, answer }) : answer
  }

  return [
    [TICKET_ACTION, { for: 'everybody', answer: ticket }],
    [SEND_ACTION, { for: 'everybody', answer: send }],
  ]
}

type Shown = {
  reply: FastifyReply
  visitor: Visitor
  fields: Record<string, unknown>
  found: FoundForm
  formId: string
  answer: FormAnswer
}

/** Without scripts the answer is the page again: what was typed is still there, and what is wrong stands beside it. */
async function showPage({ captchas, work, nonces, drawAnswer }: AjaxOptions, shown: Shown) {
  const { reply, visitor, fields, found, formId, answer } = shown
  if (answer.success && answer.data.redirect_url) return reply.redirect(answer.data.redirect_url, 303)
  const captcha = answer.success ? undefined : await captchas.of(found.form)
  const { values } = readPosted(found.form, fields, [])
  const secret = new Set(found.form.fields.filter(({ type }) => type === 'password').map(({ id }) => id))
  const { status, html, headers } = await drawAnswer(found.home, {
    formId,
    success: answer.success,
    message: captcha && answer.data.errors[captcha.fieldId] ? FORM_TEXT.captchaAnswer : answer.data.message,
    errors: answer.data.errors,
    values: answer.success ? {} : Object.fromEntries([...values].filter(([id]) => !secret.has(id))),
    nonce: nonces.make(NONCE, holderOf(visitor)),
    question: captcha?.kind === 'work' ? work.ask() : undefined,
  })
  return reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store, private')
    .type('text/html; charset=utf-8')
    .send(html)
}

type RouteOptions = { db: Kysely<Database>; visitors: Visitors; captchas: Captchas; uploads: FileStore }

/** The files that came with forms, and the frame of the outside captchas. */
export function registerForms(http: FastifyInstance, { db, visitors, captchas, uploads }: RouteOptions) {
  const merchantOnly = async (request: FastifyRequest) => {
    if (!isManager(await visitors.of(request))) throw forbidden()
  }

  http.get('/wp-admin/form-uploads/:id', async (request, reply) => {
    await merchantOnly(request)
    const file = await findFile(db, uploads, (request.params as { id: string }).id)
    if (!file) throw notFound()
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-length': file.size,
        'content-disposition': `attachment; filename="arquivo"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .type(file.mime)
      .send(await file.read())
  })

  http.get(CAPTCHA_FRAME, async (request, reply) => {
    const kind = text((request.query as Record<string, unknown>).kind) ?? ''
    const keys = isOutsideCaptcha(kind) ? await captchas.keysOf(kind) : undefined
    if (!keys || !isOutsideCaptcha(kind)) throw notFound()
    const { html, headers } = captchaFrame(kind, keys.siteKey)
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  })
}

// Cut short: it becomes part of a key that is remembered for a while.
const namesOf = (fields: Record<string, unknown>): [number, string] => [
  whole(fields.post_id) ?? 0,
  (text(fields.form_id) ?? '').slice(0, 20),
]

/** A request that carries a session must prove that the visitor meant it; without one there is nothing to misuse. */
const isTrusted = (nonces: Nonces, visitor: Visitor, fields: Record<string, unknown>) =>
  visitor.sessionId === undefined || nonces.isValid(fields[NONCE_FIELD], NONCE, holderOf(visitor))

const isNavigation = (request: FastifyRequest) =>
  request.headers['x-requested-with'] === undefined && (request.headers.accept ?? '').includes('text/html')

const referrerOf = (request: FastifyRequest, fields: Record<string, unknown>) =>
  text(fields.referrer) ?? request.headers.referer ?? ''

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const whole = (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined)
