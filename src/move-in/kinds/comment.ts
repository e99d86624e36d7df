import { sql } from 'kysely'
import { isEmailAddress } from '#kit/email-address.ts'
import { plainText } from '#kit/safe-html.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
import { textOf } from '#kit/unknown-json.ts'
import { type Kind, refused } from '../kind.ts'
import { momentOf, oldIdOf, rawOf } from '../wire.ts'

type Row = {
  post: string
  parent: string | undefined
  author: string
  email: string | null
  text: string
  status: 'approved' | 'hold' | 'spam'
  at: Date
}

export const commentKind: Kind<Row> = {
  kind: 'comment',
  read: (data) => {
    const post = oldIdOf(data['post'])
    const author = typedLine(data['author_name'], 100) || 'Visitante'
    const title = `Comentário de ${author}`
    const text = typedText(plainText(rawOf(data['content'])), 5_000).slice(0, 5_000)
    const status = textOf(data['status'])
    if (!post) return refused(title, 'Não diz de qual texto é.')
    if (text === '') return refused(title, 'Está vazio.')
    if (status === 'trash') return refused(title, 'Está na lixeira da loja antiga.')
    const email = textOf(data['author_email']).trim().toLowerCase()
    const row: Row = {
      post,
      parent: oldIdOf(data['parent']),
      author,
      email: isEmailAddress(email) ? email : null,
      text,
      status: status === 'approved' || status === 'approve' ? 'approved' : status === 'spam' ? 'spam' : 'hold',
      at: momentOf(data, 'date') ?? new Date(0),
    }
    return { is: 'row', title, row, notes: [] }
  },
  write: async (trx, things, { newIds }) => {
    const posts = await newIds('post', [...new Set(things.map(({ row }) => row.post))])
    const pages = await newIds('page', [...new Set(things.map(({ row }) => row.post))])
    const parents = new Map(await newIds('comment', [...new Set(things.flatMap(({ row }) => row.parent ?? []))]))
    const written = []
    for (const { oldId, row, newId } of things) {
      const contentId = posts.get(row.post) ?? pages.get(row.post)
      // Answers come after what they answer: their numbers are higher.
      const parent = row.parent && parents.get(row.parent)
      const { rows } = await sql<{ id: number }>`
        insert into comments (id, content_id, parent_id, author_name, author_email, text, status, created_at)
        select coalesce(${newId ?? null}::bigint, nextval('remark_ids')), c.id,
          (select p.id from comments p where p.id = ${parent ?? null}::bigint and p.content_id = c.id), ${row.author}, ${row.email}, ${row.text}, ${row.status}, ${row.at}
        from content c where c.id = ${contentId ?? null}::bigint
        on conflict (id) do update set author_name = excluded.author_name, text = excluded.text, status = excluded.status
        returning id`.execute(trx)
      const id = rows[0]?.id
      if (id !== undefined) parents.set(oldId, id)
      written.push(
        id === undefined ? { oldId, refused: 'O texto comentado não veio.' } : { oldId, newId: id, place: 'comments' as const },
      )
    }
    return written
  },
}
