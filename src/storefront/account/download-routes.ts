import { notFound } from '#http/problem.ts'
import type { Downloads } from '#shop/accounts/downloads.ts'
import type { AccountDesk } from './desk.tsx'
import { downloadsPage } from './downloads-page.tsx'
import { sendBoughtFile } from './send-file.ts'

/** Files that were bought. A link that is old, changed or somebody else's is no link at all. */
export function useDownloads({ account, downloads }: { account: AccountDesk; downloads: Downloads }) {
  account.page('downloads/', async ({ user }) => {
    const list = await downloads.of(user.id)
    return downloadsPage(list.map((download) => ({ ...download, url: downloads.linkFor(user.id, download) })))
  })

  account.page('downloads/:order/:download/', async ({ request, reply, user }) => {
    const [orderId, downloadId] = Object.values(request.params as Record<string, string>).map(idOf)
    const { expires, signature } = request.query as Record<string, unknown>
    if (orderId === undefined || downloadId === undefined) return undefined
    if (!downloads.isGenuine(user.id, { orderId, downloadId, expires, signature })) return undefined
    // Asking about a file takes none of the times that it may be fetched.
    if (request.method !== 'GET') return reply.header('cache-control', 'no-store, private').send()
    const file = await downloads.take(user.id, orderId, downloadId)
    if (!file) throw notFound()
    return sendBoughtFile(reply, file)
  })
}

const idOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
