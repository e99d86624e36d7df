import type { Widgets } from '#builder/registry.ts'
import type { Kit } from '#builder/style/globals.ts'
import type { ReadyDesign } from '#content/library/ready.ts'
import type { OwnDesign } from '#content/library/service.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { documentProblems } from '../wp/document.ts'
import { escaped } from '../wp/markup.ts'

export const LIBRARY_SCHEMA = itemSchema('library-design', {
  id: 'whole',
  kind: 'text',
  title: 'object',
  status: 'text',
  date: 'moment',
  date_gmt: 'moment',
  modified: 'moment',
  modified_gmt: 'moment',
  version: 'whole',
  document: 'list',
  document_problems: 'list',
})
export const READY_SCHEMA = itemSchema('ready-design', {
  id: 'text',
  kind: 'text',
  group: 'text',
  group_title: 'text',
  title: 'text',
  words: 'text',
  note: 'text',
  document: 'list',
})

/** A design of the merchant's own on the wire. Lists leave the document out. */
export const libraryItem = (design: OwnDesign, widgets: Widgets, { isWhole, kit }: { isWhole: boolean; kit?: Kit }) => ({
  id: design.id,
  kind: design.kind,
  title: { raw: design.title, rendered: escaped(design.title) },
  status: design.status,
  ...bothDates('date', design.createdAt),
  ...bothDates('modified', design.modifiedAt),
  version: design.version,
  ...(isWhole && { document: design.document, document_problems: documentProblems(design.document, widgets, kit) }),
})
export type LibraryRecord = Required<ReturnType<typeof libraryItem>>

/** A design that the shop comes with, on the wire. */
export const readyItem = ({ id, kind, group, groupTitle, title, words, note }: ReadyDesign) => ({
  id,
  kind,
  group,
  group_title: groupTitle,
  title,
  words,
  note,
})
export type ReadyRecord = ReturnType<typeof readyItem>
