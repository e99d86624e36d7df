import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { sendPieces } from '../shared/send-pieces.ts'
import type { MoveRecord } from './move-labels.ts'

const PATH = '/vitrine/v1/moves'
/** Small enough for slow lines, large enough for few of them. */
const PIECE_BYTES = 4 * 1024 * 1024

type Files = { source: string; file: File; uploads: File | undefined }
/** What arrived of which files, to go on there. */
type Sent = Files & { id: number; bytes: { file: number; uploads: number } }

/** Sends the files of a shop. After a broken line the same files go on where they stopped. */
export function useSendShop(onSent: (id: number) => void) {
  const provider = useDataProvider<Provider>()
  const sent = useRef<Sent>(undefined)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')
  const [isBroken, setIsBroken] = useState(false)

  const begin = async (files: Files): Promise<Sent> => {
    const before = sent.current
    if (before && before.source === files.source && before.file === files.file && before.uploads === files.uploads) return before
    const { id } = await provider.tell<MoveRecord>(PATH, { source: files.source, name: files.file.name.slice(0, 200) })
    return { ...files, id, bytes: { file: 0, uploads: 0 } }
  }
  const send = async (files: Files) => {
    setProblem('')
    setIsBroken(false)
    setShare(0)
    try {
      const sending = await begin(files)
      sent.current = sending
      const all = files.file.size + (files.uploads?.size ?? 0)
      for (const part of ['file', 'uploads'] as const) {
        const file = files[part]
        if (!file) continue
        await sendPieces(provider, {
          to: `${PATH}/${sending.id}/pieces?part=${part}`,
          file,
          pieceBytes: PIECE_BYTES,
          from: sending.bytes[part],
          onProgress: (bytes) => {
            sending.bytes[part] = bytes
            setShare((sending.bytes.file + sending.bytes.uploads) / all)
          },
        })
      }
      await provider.tell(`${PATH}/${sending.id}/read`, {})
      sent.current = undefined
      onSent(sending.id)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'O arquivo não foi enviado.')
      setIsBroken((sent.current?.bytes.file ?? 0) > 0)
    }
    setShare(undefined)
  }
  return { send, share, problem, isBroken }
}
