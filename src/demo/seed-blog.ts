import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'
import { authors, comments } from './authors.ts'
import { singleTemplate } from './pages/blog-parts.ts'
import { posts } from './posts.ts'

type Trx = Transaction<Database>

/** Those who write the diary, what readers say about it, and how a post is framed. The posts are there already. */
export async function seedBlog(trx: Trx, daysAgo: (days: number) => Date): Promise<void> {
  // The database gave each name under a post its author; here they are introduced.
  for (const { name, role, bio } of authors)
    await trx.updateTable('authors').set({ role, bio }).where('name', '=', name).execute()
  await trx
    .insertInto('content')
    .values({
      type: 'template',
      part: 'single',
      slug: 'texto-do-diario',
      title: 'Texto do diário',
      status: 'publish',
      published_at: daysAgo(400),
      document: singleTemplate(),
      settings: JSON.stringify({ conditions: ['include/singular/post'] }),
    })
    .execute()
  for (const [slug, threads] of Object.entries(comments)) {
    const post = await trx
      .selectFrom('content')
      .select('id')
      .where('type', '=', 'post')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const age = posts.find((one) => one.slug === slug)?.daysAgo ?? 0
    const row = ({ author, text, daysAfter }: { author: string; text: string; daysAfter: number }) => ({
      content_id: post.id,
      parent_id: null as number | null,
      user_id: null,
      author_name: author,
      author_email: `${slugOf(author)}@leitores.example`,
      text,
      status: 'approved' as const,
      created_at: daysAgo(age - daysAfter),
    })
    for (const { replies = [], ...said } of threads) {
      const { id } = await trx.insertInto('comments').values(row(said)).returning('id').executeTakeFirstOrThrow()
      for (const reply of replies)
        await trx
          .insertInto('comments')
          .values({ ...row(reply), parent_id: id })
          .execute()
    }
  }
}
