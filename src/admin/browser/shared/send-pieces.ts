import type { Provider } from '../data/provider.ts'

const ATTEMPTS = 4
const FIRST_PAUSE_MS = 1_000

type Sending = {
  /** Where pieces are sent, with a question mark behind it or not. */
  to: string
  file: File
  pieceBytes: number
  /** How much arrived the last time. */
  from?: number
  /** Told after each piece: how many bytes have arrived. */
  onProgress: (bytes: number) => void
}

/** Sends a file in pieces. A piece that gets lost is sent again a few times; what arrived needs not be sent again. */
export async function sendPieces(provider: Provider, { to, file, pieceBytes, from = 0, onProgress }: Sending): Promise<void> {
  for (let offset = from; offset < file.size; offset += pieceBytes) {
    const piece = file.slice(offset, offset + pieceBytes)
    await insist(() => provider.sendBytes(`${to}${to.includes('?') ? '&' : '?'}offset=${offset}`, piece))
    onProgress(Math.min(file.size, offset + pieceBytes))
  }
}

async function insist(send: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt++)
    try {
      return await send()
    } catch (error) {
      if (attempt >= ATTEMPTS || !mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
    }
}

/** No line to the shop, or a shop that is busy: not a refusal. */
export const mayPass = (error: unknown) => {
  const { status } = error as { status?: number }
  return status === undefined || status === 0 || status === 429 || status >= 500
}
