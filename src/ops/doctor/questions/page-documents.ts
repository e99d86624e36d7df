import { sql } from 'kysely'
import { readDocument } from '#builder/document.ts'
import { defineQuestion } from '../question.ts'

type Row = { id: number; type: string; slug: string; document: unknown }

const TYPES: Record<string, string> = { page: 'página', post: 'publicação', template: 'modelo', popup: 'pop-up' }

export default defineQuestion({
  id: 'page-documents',
  question: 'As páginas podem ser lidas por inteiro?',
  query: sql<Row>`select id, type, slug, document from content where status <> 'trash' order by id`,
  problem: ({ id, type, slug, document }) => {
    if (Array.isArray(document) && readDocument(document).problems.length === 0) return undefined
    return `${TYPES[type] ?? type} «${slug}» (${id}): o conteúdo tem partes que a loja não consegue ler e não mostra. Abra no editor e salve de novo, ou volte a uma versão anterior.`
  },
})
