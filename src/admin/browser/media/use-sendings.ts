import { useEffect, useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import { fileTrouble } from './file-trouble.ts'
import { sendAll } from './send-all.ts'
import { sendFile, type SentFile } from './send-file.ts'

export type Sending = { key: number; name: string; part: number; problem?: string }
type Options = { picturesOnly: boolean; onSent: ((outcome: { sent: SentFile[]; refused: number }) => void) | undefined }

/** Files on their way into the library, each with its progress or with why it was refused. `onSent` hears of them once all are through. */
export function useSendings({ picturesOnly, onSent }: Options) {
  const [sendings, setSendings] = useState<Sending[]>([])
  const waiting = useRef<{ key: number; file: File }[]>([])
  const isSending = useRef(false)
  const last = useRef(0)
  const isThere = useRef(false)
  const refresh = useRefresh()
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const note = (key: number, change: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))

  const send = async (files: File[]) => {
    const added = files.map((file) => ({ file, key: ++last.current }))
    waiting.current.push(...added)
    setSendings((all) => [
      ...all.filter(({ problem }) => problem === undefined || isSending.current),
      ...added.map(({ key, file }) => ({ key, name: file.name, part: 0 })),
    ])
    if (isSending.current || files.length === 0) return
    isSending.current = true
    const outcome = await sendAll(waiting.current, {
      send: async ({ key, file }) => {
        const trouble = fileTrouble(file, { picturesOnly })
        if (trouble) throw new Error(trouble)
        const sent = await sendFile(file, (part) => note(key, { part }))
        setSendings((all) => all.filter((one) => one.key !== key))
        return sent
      },
      onRefused: ({ key }, problem) => note(key, { problem }),
    })
    isSending.current = false
    refresh()
    // Whoever closed the library meanwhile has chosen otherwise.
    if (isThere.current) onSent?.(outcome)
  }
  return { sendings, send }
}
