import { findWidget } from '#builder/aliases.ts'
import type { PageElement } from '#builder/document.ts'
import { isRecord } from '#kit/is-record.ts'
import { translateAtomicWidget } from './atomic/translate-atomic.ts'
import { type Context, elementOf, type Noting, prepareSettings } from './context.ts'
import { coreSettings, embeddedPieces } from './core-widgets.ts'
import { withDefaultGlobals } from './default-globals.ts'
import { shownSettings, twinOf } from './families/index.ts'
import { withNewPrefixes } from './find-style.ts'
import { translateForm } from './forms.ts'
import { partsFoundIn } from './found-parts.ts'
import { emptyPiece, piecesOf } from './kinds/kinds.ts'
import type { Piece } from './kinds/piece.ts'
import { lostWords } from './lost-words.ts'
import type { RawElement } from './raw-element.ts'
import type { Outcome } from './report.ts'
import { withOwnGoods } from './shop-references.ts'
import { shortcodePiece } from './shortcodes.ts'
import { siteWidget } from './site-widgets.ts'
import { asContainerSettings, commonSettings, joined, type Settings } from './settings.ts'

type Translated = {
  element: PageElement
  outcome: Outcome
  into: string[]
  original?: { widgetType: string; settings: Settings }
}
/** A widget's settings that are longer than this are not worth to be kept beside what was found in them. */
const MOST_ORIGINAL_CHARACTERS = 20_000

/** A widget of the other builder as one of ours, or several; what it was is told, and kept where something may be missing. */
export function translateWidget(raw: RawElement, id: string, context: Context, noting: Noting): Translated {
  const goods = withOwnGoods(raw.settings, { widgetType: raw.widgetType, options: context.options }, noting)
  const settings = prepareSettings(goods, context, noting)
  const original = { widgetType: raw.widgetType, settings: raw.settings }
  const twin = twinOf(raw.widgetType)
  const shown = twin ? shownSettings(settings, twin.traits) : settings
  const embedded = context.options.isOwn ? undefined : embeddedPieces(raw.widgetType, settings)
  if (embedded) return together(embedded, {}, 'changed')
  const own = ownPiece(raw, settings, id, context, noting)
  if (own) {
    const isSame = own.widget === raw.widgetType
    return { element: elementOf(own, id, context, noting), outcome: isSame ? 'same' : 'changed', into: [own.widget] }
  }
  const atomic = translateAtomicWidget(raw.widgetType, { settings, styles: raw.styles }, context.options.kit)
  if (atomic) {
    if (atomic.left.length > 0) noting.note(`Aparência que não veio: ${atomic.left.join(', ')}.`)
    return together([atomic.piece], {}, 'changed')
  }
  const pieces =
    siteWidget(raw.widgetType, settings, raw.elements.length > 0) ?? (twin && piecesOf(twin.kind, shown, twin.known)) ?? []
  if (pieces.length > 0) {
    const translated = together(pieces, {}, 'changed')
    // A list that the shop fills in itself needs none of the words around it.
    const lost = twin && SHOWS_SHOP.has(pieces[0]!.widget) ? [] : lostWords(shown, translated.element)
    if (lost.length > 0) noting.note(`De «${raw.widgetType}» não veio: ${lost.map((text) => `«${text}»`).join(', ')}.`)
    return translated
  }
  const found = partsFoundIn(settings)
  if (found.length > 0) return together(found, keptOriginal(original), 'parts')
  const empty = twin && emptyPiece(twin.kind)
  if (empty) {
    noting.note(`«${raw.widgetType}» veio vazio: preencha o que ele mostrava.`)
    return together([empty], {}, 'changed')
  }
  // Nothing to be read in it: the element stays as it is, unseen by visitors, and the editor names it.
  return {
    element: { id, elType: 'widget', widgetType: raw.widgetType || 'sem-nome', settings: raw.settings, elements: [] },
    outcome: 'box',
    into: [],
    original,
  }

  function together(list: Piece[], more: Settings, outcome: Outcome): Translated {
    const box = twin?.traits.box
    const common = joined(box ? withNewPrefixes(shown, box) : {}, commonSettings(settings))
    const into = [...new Set(list.map(({ widget }) => widget))]
    const [first] = list
    const piece =
      list.length === 1 && first && Object.keys(more).length === 0
        ? { ...first, settings: joined(first.widget === 'container' ? asContainerSettings(common) : common, first.settings) }
        : {
            widget: 'container',
            settings: { content_width: 'full', gap: 'xs', ...asContainerSettings(common), ...more },
            elements: list,
          }
    return { element: elementOf(piece, id, context, noting), outcome, into, original }
  }
}

const SHOWS_SHOP = new Set([
  'products',
  'posts',
  'wc-categories',
  'nav-menu',
  'search-form',
  'form',
  'login',
  'woocommerce-menu-cart',
  'countdown',
])

const keptOriginal = (original: { widgetType: string; settings: Settings }): Settings =>
  JSON.stringify(original).length > MOST_ORIGINAL_CHARACTERS
    ? { _original: { widgetType: original.widgetType } }
    : { _original: original }

/** A widget that the shop has under this name or another. */
function ownPiece(raw: RawElement, settings: Settings, id: string, context: Context, noting: Noting): Piece | undefined {
  const { widgetType } = raw
  if (context.options.isOwn && context.options.widgets.get(widgetType)) return { widget: widgetType, settings }
  if (widgetType === 'global' || widgetType === 'template') return savedPiece(raw, settings, context, noting)
  const shown = blockShownBy(widgetType, settings, context)
  if (shown !== undefined) return { widget: 'template', settings: { ...commonSettings(settings), template_id: shown } }
  if (widgetType === 'posts' && settings.posts_post_type === 'product')
    return { widget: 'products', settings: { ...commonSettings(settings), limit: settings.classic_posts_per_page ?? 0 } }
  const stored: PageElement = { id, elType: 'widget', widgetType, settings, elements: [] }
  const { widget, element } = findWidget(stored, context.options.widgets)
  if (!widget) return undefined
  const name = widget.definition.name
  if (name === 'shortcode' || name === 'text-editor') {
    const piece = shortcodePiece(name === 'shortcode' ? settings.shortcode : settings.editor, context, noting)
    if (piece) return { ...piece, settings: joined(commonSettings(settings), piece.settings) }
  }
  if (name === 'html' && /<script\b/i.test(String(settings.html)))
    noting.note('Um script escrito em HTML não vem: instale-o em «Scripts de fora», se ainda precisar dele.')
  if (name === 'html' && /<style\b/i.test(String(settings.html)))
    noting.note('Um estilo escrito em HTML não vem: escreva-o em «CSS desta página», se ainda precisar dele.')
  if (name === 'form') {
    const askConsent = (asked: { kind: 'webhook' | 'email'; address: string }) =>
      context.report.needsConsent.push({ ...asked, element: id })
    return {
      widget: name,
      settings: coreSettings(name, translateForm(settings, { newId: context.newId, askConsent, ...noting })),
    }
  }
  const core = withGlobalsOfKit(name, coreSettings(name, element.settings), context)
  return { widget: name, settings: 'template_id' in core ? { ...core, ...savedIn(core, context, noting) } : core }
}

const withGlobalsOfKit = (name: string, settings: Settings, { options }: Context): Settings =>
  options.kit ? withDefaultGlobals(name, settings) : settings

/** The block that a widget of MetForm or a shortcode shows, where it came. */
function blockShownBy(widgetType: string, settings: Settings, { newId }: Context): number | undefined {
  if (widgetType === 'metform') return newId('template', Number.parseInt(String(settings.mf_form_id), 10))
  const text =
    widgetType === 'shortcode' || widgetType === 'text-editor' ? String(settings.shortcode ?? settings.editor ?? '') : ''
  const [, id] =
    /^\s*(?:<p>)?\s*\[(?:elementor-template|hfe_template|metform)\s[^\]]{0,80}?\b(?:form_)?id=["'&quot;]{0,6}(\d+)/.exec(text) ??
    []
  return id === undefined ? undefined : newId('template', Number(id))
}

/** A widget or a block that is kept elsewhere. */
function savedPiece({ templateId, settings: raw }: RawElement, settings: Settings, context: Context, noting: Noting): Piece {
  const old = templateId || Number(isRecord(raw) ? raw.template_id : 0) || 0
  return { widget: 'template', settings: { ...commonSettings(settings), ...savedIn({ template_id: old }, context, noting) } }
}

function savedIn({ template_id }: Settings, { newId }: Context, { note }: Noting): Settings {
  const old = Number(template_id) || 0
  if (old === 0) return { template_id: 0 }
  const ours = newId('template', old)
  if (ours === undefined) note(`O modelo salvo ${old} não está nesta loja: escolha o bloco que vai no lugar dele.`)
  return { template_id: ours ?? 0 }
}
