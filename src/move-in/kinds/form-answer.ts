import type { SentField } from '#content/forms/contract.ts'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { type Kind, refused } from '../kind.ts'
import { flagOf, momentOf, oldIdOf } from '../wire.ts'

type Row = {
  post: string
  formId: string
  formName: string
  fields: SentField[]
  referrer: string
  isRead: boolean
  at: Date
}

/** What visitors wrote into forms of the old shop. */
export const formAnswerKind: Kind<Row> = {
  kind: 'form-answer',
  read: (data) => {
    const formName = typedLine(data['form_name'], 200)
    const fields = listOf(data['fields'])
      .slice(0, 200)
      .map((one) => {
        const { id, label, value } = recordOf(one)
        return {
          id: textOf(id).slice(0, 100),
          type: 'text' as const,
          label: typedLine(label ?? id, 200),
          value: textOf(value).slice(0, 10_000),
        }
      })
    if (fields.length === 0) return refused(formName || 'Resposta', 'Está vazia.')
    const row: Row = {
      post: oldIdOf(data['post']) ?? '',
      formId:
        textOf(data['element_id'])
          .toLowerCase()
          .replaceAll(/[^a-z0-9]/g, '')
          .slice(0, 16) || 'antigo',
      formName,
      fields,
      referrer: textOf(data['referer']).slice(0, 2_000),
      isRead: flagOf(data['is_read']),
      at: momentOf(data, 'date_created') ?? new Date(0),
    }
    return { is: 'row', title: `Resposta de ${formName || 'formulário'}`, row, notes: [] }
  },
  write: async (trx, things, { newIds }) => {
    const pages = await newIds('page', [...new Set(things.map(({ row }) => row.post))])
    const written = []
    for (const { oldId, row, newId } of things) {
      const values = {
        form_id: row.formId,
        form_name: row.formName,
        fields: JSON.stringify(row.fields),
        referrer: row.referrer,
        status: row.isRead ? ('read' as const) : ('new' as const),
        created_at: row.at,
        post_id: pages.get(row.post) ?? 0,
      }
      const { id } = await (newId === undefined
        ? trx.insertInto('form_submissions').values(values).returning('id').executeTakeFirstOrThrow()
        : trx
            .updateTable('form_submissions')
            .set({ fields: values.fields })
            .where('id', '=', newId)
            .returning('id')
            .executeTakeFirstOrThrow())
      written.push({ oldId, newId: id, place: 'form_submissions' as const })
    }
    return written
  },
}
