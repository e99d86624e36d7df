import type { Static, TObject } from 'typebox'
import type { Widgets } from '#builder/registry.ts'
import type { Kit } from '#builder/style/globals.ts'
import type { KeptTemplate } from '#content/pages/template-desk.ts'
import type { TemplateChange } from '#content/pages/template-editing.ts'
import { anything, choice, listOf, maybe, text } from '#http/rest/arguments.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { VERSION, wording } from '../wp/content-arguments.ts'
import { documentProblems } from '../wp/document.ts'
import { escaped } from '../wp/markup.ts'
import { STATUSES, writtenParts } from './document-resource.ts'

export const TEMPLATE_SCHEMA = itemSchema('template', {
  id: 'whole',
  part: 'text',
  title: 'object',
  status: 'text',
  date: 'moment',
  date_gmt: 'moment',
  modified: 'moment',
  modified_gmt: 'moment',
  conditions: 'list',
  is_needed: 'flag',
  behind: 'object?',
  version: 'whole',
  document: 'list',
  document_problems: 'list',
})

/** A template on the wire, with whether anybody sees it and whether the shop can do without. Lists leave the document out. */
export function templateItem(template: KeptTemplate, widgets: Widgets, { isWhole, kit }: { isWhole: boolean; kit?: Kit }) {
  return {
    id: template.id,
    part: template.part,
    title: { raw: template.title, rendered: escaped(template.title) },
    status: template.status,
    ...bothDates('date', template.createdAt),
    ...bothDates('modified', template.modifiedAt),
    conditions: template.conditions,
    is_needed: template.isNeeded,
    behind: template.behind ?? null,
    version: template.version,
    ...(isWhole && { document: template.document, document_problems: documentProblems(template.document, widgets, kit) }),
  }
}

/** A template as its own route tells it. */
export type TemplateRecord = Required<ReturnType<typeof templateItem>>

export const WRITE_ARGS = {
  title: wording(500),
  status: maybe(choice(STATUSES)),
  conditions: maybe(
    listOf(text({ maxLength: 300 }), { maxItems: 100, description: 'Where it stands: include/general, exclude/…' }),
  ),
  document: maybe(anything({ description: 'The elements of the template, as the builder keeps them.' })),
  ...VERSION,
}

/** What a call wants changed. */
export const templateChange = ({ conditions, ...written }: Static<TObject<typeof WRITE_ARGS>>): TemplateChange => ({
  ...writtenParts(written),
  ...(conditions !== undefined && { conditions }),
})
