/** What was copied last in this browser, for when its clipboard can't be read or written. */
export type Copied = {
  text: string
  /** The elements that were copied. */
  ids: string[]
  /** The clipboard did not take it, so it stands here alone. */
  isRefused: boolean
}

const COPIED_KEY = 'vitrine.editor.copied'
const STYLE_KEY = 'vitrine.editor.style'

/** Puts a text on the clipboard, and keeps it for the other pages of this browser. */
export async function writeClipboard(text: string, ids: string[]): Promise<void> {
  const isWritten = await wasWritten(text)
  keep(COPIED_KEY, JSON.stringify({ text, ids, isRefused: !isWritten } satisfies Copied))
}

/** Puts a better text in the place of one that was copied, unless something else was copied meanwhile or the browser refuses. */
export async function replaceCopied(before: string, text: string): Promise<void> {
  const copied = lastCopied()
  if (copied?.text === before && (await wasWritten(text))) keep(COPIED_KEY, JSON.stringify({ ...copied, text, isRefused: false }))
}

async function wasWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https, or not allowed: the old way needs nothing but the pressed key.
    return copiedTheOldWay(text)
  }
}

function copiedTheOldWay(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', onCopy, { capture: true })
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', onCopy, { capture: true })
  return isDone
}

export function lastCopied(): Copied | undefined {
  try {
    const { text, ids, isRefused } = JSON.parse(localStorage.getItem(COPIED_KEY) ?? '{}') as Partial<Copied>
    return typeof text === 'string' && Array.isArray(ids) ? { text, ids, isRefused: isRefused === true } : undefined
  } catch {
    // Storage is off, or holds something else.
    return undefined
  }
}

export type Clip = { text: string; files: File[] }

/** What a paste brings along. */
export const clipOf = (given: DataTransfer): Clip => ({ text: given.getData('text/plain'), files: [...given.files] })

/** What is on the clipboard when no paste brought it along; undefined when the browser does not tell. */
export async function readClipboard(): Promise<Clip | undefined> {
  try {
    const clip: Clip = { text: '', files: [] }
    for (const item of await navigator.clipboard.read())
      for (const type of item.types) {
        const blob = await item.getType(type)
        if (type === 'text/plain') clip.text = await blob.text()
        else if (type.startsWith('image/')) clip.files.push(new File([blob], `imagem.${type.split('/')[1]}`, { type }))
      }
    return clip
  } catch {
    return undefined
  }
}

export const keepStyle = (text: string) => keep(STYLE_KEY, text)
export const keptStyle = (): string | null => {
  try {
    return localStorage.getItem(STYLE_KEY)
  } catch {
    return null
  }
}

function keep(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full or switched off: the clipboard alone has it.
  }
}
