import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** What tools/dev.ts hands to a shop: it keeps the database open while shops come and go. */
export const HANDED_OVER = 'VITRINE_DEV'

/** A shop that still runs after this has requests that never end. */
const CLOSE_WITHIN_MS = 5_000

export type ShopProcess = { url: string; close: () => Promise<void> }
export type Started = { ok: true; shop: ShopProcess } | { ok: false; problem: string }

type Options = { file: string; flags?: string[]; env?: Record<string, string>; signal: AbortSignal }

/** Starts a shop in a process of its own, which sends its address once it answers; a shop that does not get there says why in one line. */
export async function startShopProcess({ file, flags = [], env = {}, signal }: Options): Promise<Started> {
  const child = spawn(process.execPath, [...flags, file], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
  })
  let said = ''
  let isOpen = false
  child.stderr?.on('data', (part: Buffer) => {
    if (isOpen) process.stderr.write(part)
    else said += part.toString()
  })
  const close = () => closeProcess(child)
  signal.addEventListener('abort', () => void close(), { once: true })
  const url = await Promise.race([
    once(child, 'message').then(([message]) => (message as { url: string }).url), // sent by tools/dev/shop.ts
    once(child, 'exit').then(() => undefined),
  ])
  if (url === undefined) return { ok: false, problem: problemIn(said) }
  isOpen = true
  process.stderr.write(said)
  return { ok: true, shop: { url, close } }
}

/** The error of a stack trace, in one line, with the place that Node names above it. */
export function problemIn(said: string): string {
  const lines = said.split('\n').map((line) => line.trim())
  const place = lines.find((line) => /^file:\/\/.*:\d+$/.test(line))?.replace(/^file:\/\//, '')
  const error = lines.find((line) => /^[\w.]*Error\b/.test(line)) ?? lines.find(Boolean) ?? 'the process ended without a word'
  return place && !error.includes(place) ? `${place}: ${error}` : error
}

async function closeProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const stuck = setTimeout(() => child.kill('SIGKILL'), CLOSE_WITHIN_MS)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(stuck)
}
