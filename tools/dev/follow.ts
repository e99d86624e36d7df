import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'rolldown/utils'
import type { Proxy } from './proxy.ts'
import type { ShopProcess, Started } from './shop-process.ts'

/** An editor that saves all of its files does so within this. */
const TOGETHER_WITHIN_MS = 60

type Options = {
  root: string
  folders: string[]
  proxy: Pick<Proxy, 'leadTo' | 'reload'>
  /** What has to be made anew before a shop can start; answers with what went wrong. */
  prepare: (changed: string[]) => Promise<string | undefined>
  start: () => Promise<Started>
  say: (line: string) => void
}

/** Starts the shop, and a new one after each change; while the new one can't start, the last good one stays. */
export async function follow({ root, folders, proxy, prepare, start, say }: Options) {
  let current: ShopProcess | undefined
  let changed = new Set<string>()
  let working: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const renew = async (files: string[]) => {
    const startedMs = performance.now()
    const what = files.length > 2 ? `${files.length} files` : files.join(', ')
    const fail = (problem: string) => say(`✗ ${what}: ${problem} (the last good shop stays)`)
    const problem = syntaxProblem(root, files) ?? (await prepare(files))
    if (problem !== undefined) return fail(problem)
    const started = await start()
    if (!started.ok) return closed ? undefined : fail(started.problem)
    const before = current
    current = started.shop
    proxy.leadTo(current.url)
    proxy.reload()
    say(`✓ ${what}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
    await before?.close()
  }
  const work = async (): Promise<void> => {
    const files = [...changed].sort()
    changed = new Set()
    await renew(files)
    // What was saved meanwhile.
    if (changed.size > 0 && !closed) return await work()
    working = undefined
  }
  const note = (path: string) => {
    if (!matters(path)) return
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => (working ??= work()), TOGETHER_WITHIN_MS)
  }
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => name && note(join(folder, name))),
  )
  const first = await start()
  if (first.ok) {
    current = first.shop
    proxy.leadTo(current.url)
  } else say(`✗ ${first.problem}`)
  return {
    isOpen: first.ok,
    close: async () => {
      closed = true
      clearTimeout(timer)
      for (const one of watchers) one.close()
      await working
      await current?.close()
    },
  }
}

const matters = (path: string) => /\.(tsx?|css|sql|json|svg)$/.test(path) && !/\.test\.tsx?$/.test(path)

/** The first file that can't be read as a program, before anything is started for it. */
function syntaxProblem(root: string, files: string[]): string | undefined {
  for (const file of files) {
    const lang = /\.(tsx?)$/.exec(file)?.[1] as 'ts' | 'tsx' | undefined
    if (!lang) continue
    const code = readIfThere(join(root, file))
    const [error] = code === undefined ? [] : transformSync(file, code, { lang }).errors
    if (error) return error.message.replaceAll(/\s+/g, ' ').trim()
  }
  return undefined
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It was removed; whoever still imports it says so when the shop starts.
    return undefined
  }
}
