import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'
import { authors, comments } from './authors.ts'
import { singleTemplate } from './pages/blog-parts.ts'
import { posts } from './posts.ts'

type Trx = Transaction<Database>

/** Those who write the diary, what readers say about it, and how a post is framed. The posts are there already. */
export async function seedBlog(trx: Trx, daysAgo: (days: number) => Date): Promise<void> {
  await seedAuthors(trx)
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

/**
 * The database gave each name under a post its author; here they are introduced, with accounts, as programs expect of
 * whoever writes. Nobody knows their passwords, and they see nothing of the workbench.
 */
async function seedAuthors(trx: Trx) {
  for (const [index, { name, role, bio }] of authors.entries()) {
    const login = `diario-${index + 1}`
    const { id: user_id } = await trx
      .insertInto('users')
      .values({
        login,
        email: `${login}@loja.example`,
        display_name: name,
        password_hash: hashOfNoPassword(),
        roles: ['subscriber'],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.updateTable('authors').set({ role, bio, user_id }).where('name', '=', name).execute()
    await trx
      .updateTable('content')
      .set({ author_id: user_id })
      .where('type', '=', 'post')
      .where('author_name', '=', name)
      .execute()
  }
}

/** In the notation of every other account, so that asking takes as long; it was made from no password. */
const hashOfNoPassword = () => `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`
const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
