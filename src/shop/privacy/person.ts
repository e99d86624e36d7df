import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Somebody whom the shop knows by an address, unless nobody knows that it is theirs, and by an account if they have one. */
export type Person = { userId: number | null; email: string | null }

/** What somebody sent by forms: signed in, or with their e-mail in one of the fields. */
export const sentBy = ({ userId, email }: Person) =>
  sql<boolean>`(form_submissions.user_id = ${userId} or exists (
    select from jsonb_array_elements(form_submissions.fields) field where lower(field ->> 'value') = ${email}))`

/** The addresses that a customer without an account is known by, also through those that were made one with them. */
export async function emailsOf(db: Kysely<Database>, profileId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from customer_emails where profile_id = ${profileId}
    union select email from customer_profiles where (id = ${profileId} or merged_into = ${profileId}) and email <> '' order by 1`.execute(
    db,
  )
  return rows.map(({ email }) => email)
}

type KnownProfile = {
  nome: string
  documento: string
  telefone: string
  endereco: unknown
  compras: number
  total_cents: number
  primeira_compra: Date | null
  ultima_compra: Date | null
  etiquetas: string[]
  anotacoes: { texto: string; em: string }[]
}

/** What the merchant keeps of a customer: sums, tags and notes. */
export async function readKnownProfile(db: Kysely<Database>, where: RawBuilder<unknown>): Promise<KnownProfile | undefined> {
  const { rows } = await sql<KnownProfile>`
    select p.full_name as nome, p.document as documento, p.phone as telefone, p.address as endereco, p.purchases as compras,
      p.spent_cents as total_cents, p.first_order_at as primeira_compra, p.last_order_at as ultima_compra,
      coalesce((select jsonb_agg(t.name order by t.name) from customer_tagged g join customer_tags t on t.id = g.tag_id where g.profile_id = p.id), '[]') as etiquetas,
      coalesce((
        select jsonb_agg(jsonb_build_object('texto', n.text, 'em', n.created_at) order by n.id) from customer_notes n where n.profile_id = p.id
      ), '[]') as anotacoes
    from customer_profiles p where ${where}`.execute(db)
  return rows[0]
}

/** Whether whoever opens the account is known to read the mail of its address. */
export async function isProvedEmail(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from proved_emails p join users u on u.id = p.user_id and u.email = p.email where u.id = ${userId}`.execute(db)
  return rows.length > 0
}
