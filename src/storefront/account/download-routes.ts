import type { Downloads } from '#shop/downloads/service.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import type { AccountDesk } from './desk.tsx'
import { downloadsPage } from './downloads-page.tsx'
import { sendBoughtFile, wantedOf } from './send-file.ts'

/** Files that were bought. A link that was changed or is somebody else's is no link at all; an old one leads to a fresh one. */
export function registerDownloads({ account, downloads }: { account: AccountDesk; downloads: Downloads }) {
  account.page('downloads/', async ({ user }) => {
    const open = await downloads.of(user.id)
    return downloadsPage({
      open: open.map((download) => ({ ...download, url: downloads.linkFor(user.id, download) })),
      ended: await downloads.ended(user.id),
    })
  })

  account.page('downloads/:order/:download/', async (opened) => {
    const { request, reply, user } = opened
    const [orderId, downloadId] = Object.values(request.params as Record<string, string>).map(idOf)
    const { expires, signature } = request.query as Record<string, unknown>
    if (orderId === undefined || downloadId === undefined) return undefined
    const link = downloads.judge(user.id, { orderId, downloadId, expires, signature })
    if (link === 'none') return undefined
    const refuse = (text: string) => account.goOn(opened, tabUrl('downloads'), { kind: 'error', text })
    if (link === 'old') return await refuse('Este link passou da validade. Use o botão abaixo para baixar o arquivo.')
    // Asking about a file takes none of the times that it may be fetched.
    if (request.method !== 'GET') return reply.header('cache-control', 'no-store, private').send()
    const file = await downloads.take(user.id, orderId, downloadId, wantedOf(request))
    if (!file) return await refuse('Este arquivo não está mais disponível. Se precisar dele, fale com a loja.')
    return await sendBoughtFile(request, reply, file)
  })
}

const idOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
