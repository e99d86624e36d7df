import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import type { ByteRange, FileStore, StoredFile } from '#storage/contract.ts'

type Options = { db: Kysely<Database>; secret: string; clock: Clock; files: FileStore }

/** So often may one bought file be fetched, and so long after the payment. */
export const DOWNLOAD_LIMIT = 10
export const DOWNLOAD_DAYS = 365
/** A link that was copied somewhere else soon opens nothing. */
const LINK_MS = 3_600_000

/** What an old shop granted without a bound: as many as the column holds, and the last year that dates are written with. */
export const UNBOUNDED = { times: 2_147_483_647, until: new Date('9999-12-31T00:00:00Z') }

export type Download = {
  orderId: number
  orderNumber: string
  orderKey: string
  downloadId: number
  productId: number
  product: string
  name: string
  left: number
  until: Date
}
/** Whose files: those of somebody with an account by its number, those of a guest by the one order and its key. */
export type Holder = number | { id: number; key: string }
export type DownloadFile = StoredFile & { name: string; read: (range?: ByteRange) => Promise<Readable> }

/** How much of a file a request will get: the rest of one that was begun, or nothing of one that did not change. */
type WantedOf = (file: DownloadFile) => 'all' | 'rest' | 'nothing'

const GRANTING = ['processing', 'completed']
/** Whether an order can have files yet at all: before that there is nothing to ask for. */
export const mayHaveFiles = ({ status }: { status: string }) => GRANTING.includes(status)

/** Bought files. Only the owner of a paid order gets them, or the guest who knows its key, by links that age, a limited number of times. */
export function createDownloads({ db, secret, clock, files }: Options) {
  const signatureOf = (holder: Holder, orderId: number, downloadId: number, expires: number) => {
    const who = typeof holder === 'number' ? holder : holder.key
    return createHmac('sha256', secret).update(`download|${who}|${orderId}|${downloadId}|${expires}`).digest('base64url')
  }
  const isTheirs = (holder: Holder) =>
    typeof holder === 'number'
      ? sql`o.user_id = ${holder}`
      : sql`o.user_id is null and o.id = ${holder.id} and o.key = ${holder.key}`

  const granted = (holder: Holder) => sql<Row>`
    select o.id as order_id, o.number, o.key, d.id as download_id, d.product_id, d.name, d.file, min(l.name) as product,
      coalesce(c.count, 0) as count, coalesce(c.most, ${DOWNLOAD_LIMIT}) as most,
      coalesce(c.until, coalesce(o.paid_at, o.created_at) + make_interval(days => ${DOWNLOAD_DAYS})) as until
    from orders o
    join order_lines l on l.order_id = o.id and l.quantity > l.refunded_units
    join product_downloads d on d.product_id = l.product_id
    left join download_counts c on c.order_id = o.id and c.download_id = d.id
    where ${isTheirs(holder)} and o.status = any(${GRANTING}::text[])
      and (o.paid_cents + o.stored_value_cents >= o.total_cents or o.status = 'completed')
    group by o.id, d.id, c.count, c.most, c.until`

  const isOpen = sql<boolean>`(count < most and until > now())`
  const list = async (holder: Holder, which: typeof isOpen): Promise<Download[]> => {
    const { rows } = await sql<Row>`
      select * from (${granted(holder)}) g where ${which} order by order_id desc, download_id limit 200`.execute(db)
    return rows.map((row) => ({
      orderId: row.order_id,
      orderNumber: row.number,
      orderKey: row.key,
      downloadId: row.download_id,
      productId: row.product_id,
      product: row.product,
      name: row.name,
      left: Math.max(0, row.most - row.count),
      until: row.until,
    }))
  }

  return {
    of: async (holder: Holder): Promise<Download[]> => await list(holder, isOpen),
    /** Bought, and fetched as often as they may be or out of their time. */
    ended: async (holder: Holder): Promise<Download[]> => await list(holder, sql<boolean>`not ${isOpen}`),

    linkFor: (holder: Holder, { orderId, downloadId }: Pick<Download, 'orderId' | 'downloadId'>) => {
      const expires = clock.now() + LINK_MS
      const proof = `expires=${expires}&signature=${signatureOf(holder, orderId, downloadId, expires)}`
      return typeof holder === 'number'
        ? `/minha-conta/downloads/${orderId}/${downloadId}/?${proof}`
        : `/checkout/order-received/${orderId}/arquivo/${downloadId}/?key=${holder.key}&${proof}`
    },

    /** What a link is worth: «old» was theirs, «none» was changed or is somebody else's. */
    judge: (
      holder: Holder,
      link: { orderId: number; downloadId: number; expires: unknown; signature: unknown },
    ): 'open' | 'old' | 'none' => {
      if (typeof link.expires !== 'string' || !/^\d{1,15}$/.test(link.expires) || typeof link.signature !== 'string')
        return 'none'
      const wanted = Buffer.from(signatureOf(holder, link.orderId, link.downloadId, Number(link.expires)))
      const given = Buffer.from(link.signature)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'none'
      return Number(link.expires) < clock.now() ? 'old' : 'open'
    },

    /** Counts one more and gives the file; nothing when it is not theirs, is used up, is over or is not there. */
    take: async (holder: Holder, orderId: number, downloadId: number, wantedOf: WantedOf = () => 'all') => {
      const { rows } = await sql<Row>`
        select * from (${granted(holder)}) g
        where order_id = ${orderId} and download_id = ${downloadId} and until > now()`.execute(db)
      const file = rows[0] && (await fileIn(files, rows[0].file))
      if (!file) return undefined
      const wanted = wantedOf(file)
      const isOver = rows[0]!.count >= rows[0]!.most
      // A download that broke and goes on is the same one, for as long as its link is good.
      const goesOn = sql<boolean>`(${wanted === 'rest'} and c.last_at > now() - make_interval(secs => ${LINK_MS / 1_000}))`
      if (wanted === 'nothing') return isOver ? undefined : file
      const counted = await sql`
        insert into download_counts as c (order_id, download_id, count) values (${orderId}, ${downloadId}, 1)
        on conflict (order_id, download_id) do update set
          count = c.count + case when ${goesOn} then 0 else 1 end,
          last_at = case when ${goesOn} then c.last_at else now() end
          where c.count < coalesce(c.most, ${DOWNLOAD_LIMIT}) or ${goesOn}
        returning 1`.execute(db)
      return counted.rows.length > 0 ? file : undefined
    },
  }
}
export type Downloads = ReturnType<typeof createDownloads>

type Row = {
  order_id: number
  number: string
  key: string
  download_id: number
  product_id: number
  name: string
  file: string
  product: string
  count: number
  most: number
  until: Date
}

/** A file of the folder itself: whatever the name says, nothing outside is ever opened. */
export async function fileIn(files: FileStore, name: string): Promise<DownloadFile | undefined> {
  if (name === '' || /[/\\\0]/.test(name) || name.startsWith('.')) return undefined
  const found = await files.stat(name)
  return found && { ...found, name, read: (range) => files.read(name, range) }
}
