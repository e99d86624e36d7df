import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { sentText, type TemplateValues } from './template-draft.ts'
import type { Drawn } from './template-preview.tsx'

/** Typing a word must not draw the mail once a letter. */
const DRAW_AFTER_MS = 400

type Problems = Partial<Record<string, string>>
type Told = { subject: string; text: string; problems: Problems }

/** What the shop makes of a text that is typed: the mail, or what is wrong with it by its field. The last mail that could be drawn stays. */
export function useDrawn(path: string, values: TemplateValues): { drawn: Drawn | undefined; problems: Problems } {
  const provider = useDataProvider<Provider>()
  const [drawn, setDrawn] = useState<Drawn>()
  const [problems, setProblems] = useState<Problems>({})
  const typed = JSON.stringify(sentText(values))
  useEffect(() => {
    let isOld = false
    const draw = async () => {
      const text = JSON.parse(typed) as ReturnType<typeof sentText>
      const told = await provider.tell<Told>(`${path}/preview`, text).catch(() => undefined)
      // Without a line to the shop the last mail stays; saving says what is wrong.
      if (isOld || !told) return
      setProblems(told.problems)
      if (Object.keys(told.problems).length === 0) setDrawn({ ...told, fields: { ...text, hidden: text.hidden.join(',') } })
    }
    const timer = setTimeout(() => void draw(), DRAW_AFTER_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [provider, path, typed])
  return { drawn, problems }
}
