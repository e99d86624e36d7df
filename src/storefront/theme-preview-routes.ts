import type { FastifyInstance } from 'fastify'
import type { ContentReader } from '#content/pages/contract.ts'
import { READY_FOOTERS } from '#content/pages/ready-parts/footers.ts'
import { READY_HEADERS } from '#content/pages/ready-parts/headers.ts'
import type { ChosenParts, ReadyFooter, ReadyHeader, ReadyParts } from '#content/pages/ready-parts/place.ts'
import { readThemeInput, settingsOfTheme } from '#content/settings/theme/theme-input.ts'
import { withUnsavedSettings } from '#content/settings/unsaved.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { badRequest, forbidden, notFound } from '#http/problem.ts'
import { holderOf, isManager, type Visitors } from '#http/visitor.ts'
import type { MailExamples } from '#mail/load-examples.ts'
import type { ExamplePages } from './example-pages.tsx'
import type { Site, Templates } from './site.tsx'

/** The pages that a look is judged by. */
const KINDS = { home: 'home', listing: 'products', product: 'product', cart: 'cart', checkout: 'checkout' } as const
/** Who buys gets this one first. */
const MAIL = 'received'
const MAX_BODY_BYTES = 32 * 1024

type Options = {
  site: Site
  content: Pick<ContentReader, 'template'>
  drawKind: ExamplePages['ofKind']
  drawMail: MailExamples['draw']
  parts: Pick<ReadyParts, 'documentOf'>
  visitors: Pick<Visitors, 'of'>
  nonces: Nonces
}

/** Draws pages of the shop and a mail in a look that nobody has saved yet, for who runs the shop alone. Kept nowhere. */
export function registerThemePreviews(
  http: FastifyInstance,
  { site, content, drawKind, drawMail, parts, visitors, nonces }: Options,
) {
  const templatesWith = (chosen: ChosenParts): Templates => ({
    template: async (part, place) => {
      const shown = await content.template(part, place)
      const document = part === 'header' || part === 'footer' ? await parts.documentOf(part, chosen) : undefined
      return document ? { id: shown?.id ?? 0, document } : shown
    },
  })
  const draw = async (page: unknown, chosen: ChosenParts) => {
    if (page === 'mail') return await mailPage(drawMail)
    const kind = Object.hasOwn(KINDS, String(page)) ? KINDS[page as keyof typeof KINDS] : undefined
    if (!kind) throw notFound()
    return await site.render(await drawKind(kind), 'edit', templatesWith(chosen))
  }
  http.post('/previa/tema/', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const visitor = await visitors.of(request)
    if (!isManager(visitor)) throw forbidden()
    const { nonce, page, content: sent } = (request.body ?? {}) as Record<string, unknown>
    if (!nonces.isValid(nonce, 'wp_rest', holderOf(visitor))) throw forbidden('A sessão do painel expirou. Recarregue a página.')
    const theme = parsed(sent)
    const drawn = await withUnsavedSettings(settingsOfTheme(readThemeInput(theme)), () => draw(page, chosenParts(theme)))
    void reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
    return await sendPrivatePage(request, reply, drawn)
  })
}

async function mailPage(drawMail: MailExamples['draw']) {
  const drawn = await drawMail(MAIL)
  if (!drawn) throw notFound()
  const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
  return { status: 200, html: drawn.html, headers: { 'content-security-policy': policy } }
}

function chosenParts({ header, footer }: Record<string, unknown>): ChosenParts {
  const named = (list: object, name: unknown) => (typeof name === 'string' && Object.hasOwn(list, name) ? name : undefined)
  return {
    header: named(READY_HEADERS, header) as ReadyHeader | undefined, // a name of the list
    footer: named(READY_FOOTERS, footer) as ReadyFooter | undefined,
  }
}

function parsed(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text))
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    throw badRequest()
  }
  throw badRequest()
}
