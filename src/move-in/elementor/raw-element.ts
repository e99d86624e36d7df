import { isRecord } from '#kit/is-record.ts'
import type { Settings } from './settings.ts'

/** An element as the other builder exports it. */
export type RawElement = {
  id: string
  elType: string
  widgetType: string
  settings: Settings
  styles: unknown
  /** Of a widget that is kept elsewhere. */
  templateId: number
  elements: unknown[]
}

/** What is no element, as those of switched-off plug-ins are none, is undefined. */
export function readRaw(raw: unknown): RawElement | undefined {
  if (!isRecord(raw)) return undefined
  const { id, elType, widgetType, settings, styles, templateID, elements } = raw
  return {
    id: typeof id === 'string' ? id : '',
    elType: String(elType ?? '').slice(0, 80),
    widgetType: String(widgetType ?? '').slice(0, 80),
    settings: isRecord(settings) ? settings : {},
    styles,
    templateId: Number(templateID) || 0,
    elements: Array.isArray(elements) ? elements : [],
  }
}

/** The list of elements of a document in any of its forms: the list itself, a template file, a copy of the clipboard, or a text of these. */
export function listOf(raw: unknown): unknown[] | undefined {
  if (typeof raw === 'string') return listOfText(raw)
  if (Array.isArray(raw)) return raw
  if (!isRecord(raw)) return undefined
  return Array.isArray(raw.content) ? raw.content : Array.isArray(raw.elements) ? raw.elements : undefined
}

function listOfText(text: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'string' ? undefined : listOf(parsed)
  } catch {
    return undefined
  }
}
