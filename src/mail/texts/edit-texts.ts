import { type Kysely, sql, type Transaction } from 'kysely'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { MailKind } from '../kinds/mail-kind.ts'
import type { LetterSettings } from '../letter-settings.ts'
import { checkText, type TextProblems } from './check-text.ts'
import { MAIL_TEXTS, readText } from './kept-text.ts'
import type { MailText } from './mail-text.ts'

/** Of each kind; older ones go. */
const KEPT_REVISIONS = 50

/** What a kind has where the shop's own text is sent. */
const NO_TEXT = { subject: null, title: null, opening: null, closing: null, hidden: null }

/** A text of undefined is the shop's own. */
export type TextChange = { text: MailText | undefined; isOff: boolean }
type By = { authorId: number | undefined; version?: number | undefined }
export type TextOutcome =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'stale' | 'never-off' }
  | { ok: false; problem: 'bad-text'; problems: TextProblems }

type Options = {
  db: Kysely<Database>
  letters: Pick<LetterSettings, 'kept'>
  kindOf: (id: string) => MailKind | undefined
}

/** What merchants write in the shop's mails. Those that are written already stay as they are. */
export function createTextEditing({ db, letters, kindOf }: Options) {
  const change = async (id: string, { text, isOff }: TextChange, { authorId, version }: By): Promise<TextOutcome> => {
    const kind = kindOf(id)
    if (!kind) return { ok: false, problem: 'unknown' }
    if (isOff && !kind.mayBeOff) return { ok: false, problem: 'never-off' }
    const own = text && !isSame(text, kind.text) ? text : undefined
    const problems = own ? checkText(own, kind) : {}
    if (Object.keys(problems).length > 0) return { ok: false, problem: 'bad-text', problems }
    const before = await letters.kept(id)
    if (version === before.version && isSame(before.text, own) && before.isOff === isOff) return { ok: true }
    return await inTransaction(db, async (trx): Promise<TextOutcome> => {
      if (!(await changeSettingsPart(trx, { name: MAIL_TEXTS, part: id, patch: { ...(own ?? NO_TEXT), isOff }, version })))
        return { ok: false, problem: 'stale' }
      await keepRevision(trx, id, { text: own, isOff }, authorId)
      return { ok: true }
    })
  }
  return {
    change,
    /** What it said after each change, the newest first, with who wrote it. */
    revisions: async (id: string) => {
      const rows = await db
        .selectFrom('mail_text_revisions as revision')
        .leftJoin('users', 'users.id', 'revision.author_id')
        .select(['revision.id', 'revision.text', 'revision.is_off', 'revision.created_at', 'users.display_name'])
        .where('revision.kind', '=', id)
        .orderBy('revision.id', 'desc')
        .limit(KEPT_REVISIONS)
        .execute()
      return rows.map(({ id: number, text, is_off, created_at, display_name }) => ({
        id: number,
        text: readText(text),
        isOff: is_off,
        at: created_at,
        author: display_name ?? '',
      }))
    },
    /** Says again what it said then. Undefined: there is no such revision. */
    restore: async (id: string, revision: number, by: By): Promise<TextOutcome | undefined> => {
      const row = await db
        .selectFrom('mail_text_revisions')
        .select(['text', 'is_off'])
        .where('kind', '=', id)
        .where('id', '=', revision)
        .executeTakeFirst()
      return row && (await change(id, { text: readText(row.text), isOff: row.is_off }, by))
    },
  }
}
export type TextEditing = ReturnType<typeof createTextEditing>

async function keepRevision(trx: Transaction<Database>, kind: string, { text, isOff }: TextChange, authorId: number | undefined) {
  await trx
    .insertInto('mail_text_revisions')
    .values({ kind, text: text ? JSON.stringify(text) : null, is_off: isOff, author_id: authorId ?? null })
    .execute()
  await sql`
    delete from mail_text_revisions where kind = ${kind} and id <= (
      select id from mail_text_revisions where kind = ${kind} order by id desc offset ${KEPT_REVISIONS} limit 1)`.execute(trx)
}

const isSame = (one: MailText | undefined, other: MailText | undefined) =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
/** In one order, whoever wrote it down. */
const ordered = (text: MailText | undefined) =>
  text && [text.subject, text.title, text.opening, text.closing, [...text.hidden].toSorted()]
