import type { Widgets } from '#builder/registry.ts'
import type { Kit } from '#builder/style/globals.ts'
import type { KeptPopup } from '#content/popups/desk.ts'
import { readPopupSettings } from '#content/popups/settings.ts'
import { bothDates, localDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { documentProblems } from '../wp/document.ts'
import { escaped } from '../wp/markup.ts'

export const POPUP_SCHEMA = itemSchema('popup', {
  id: 'whole',
  title: 'object',
  status: 'text',
  date: 'moment',
  date_gmt: 'moment',
  modified: 'moment',
  modified_gmt: 'moment',
  settings: 'object',
  conditions: 'list',
  shown: 'whole',
  last_shown: 'moment',
  version: 'whole',
  document: 'list',
  document_problems: 'list',
})

/** A popup on the wire, with how often it was shown. Lists leave the document out. */
export function popupItem(popup: KeptPopup, widgets: Widgets, { isWhole, kit }: { isWhole: boolean; kit?: Kit }) {
  const { settings, conditions } = readPopupSettings(popup.settings)
  return {
    id: popup.id,
    title: { raw: popup.title, rendered: escaped(popup.title) },
    status: popup.status,
    ...bothDates('date', popup.createdAt),
    ...bothDates('modified', popup.modifiedAt),
    settings,
    conditions,
    shown: popup.shown,
    last_shown: localDate(popup.lastShownAt),
    version: popup.version,
    ...(isWhole && { document: popup.document, document_problems: documentProblems(popup.document, widgets, kit) }),
  }
}

/** A popup as its own route tells it. */
export type PopupRecord = Required<ReturnType<typeof popupItem>>
